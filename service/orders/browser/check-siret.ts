import { isPublicBody, readSiret } from '#domain/order/client/siret.ts';
import { compactNumber } from '#domain/typed-text.ts';
import { afterPress } from '#ui/buttons/after-press.ts';
import { liveMessage } from './live-message.ts';

/** Groups a SIRET and checks it as it is typed, and chooses for whom the client orders. */
export function checkSiret(): void {
  const siret = document.getElementById('siret') as HTMLInputElement | null;
  const publicPart = document.getElementById('public') as HTMLDetailsElement | null;
  if (siret === null || publicPart === null) return;
  const say = liveMessage(siret);

  const group = (): void => {
    const digits = compactNumber(siret.value);
    if (!/^\d+$/.test(digits)) return;
    const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)];
    const grouped = parts.filter((part) => part !== '').join(' ');
    if (grouped === siret.value) return;
    let left = compactNumber(siret.value.slice(0, siret.selectionStart ?? undefined)).length;
    let caret = 0;
    while (left > 0) if (grouped[caret++] !== ' ') left--;
    siret.value = grouped;
    siret.setSelectionRange(caret, caret);
  };

  const kinds = [...publicPart.querySelectorAll<HTMLInputElement>('[name="clientKind"]')];
  const isPublic = (): boolean => isPublicBody(compactNumber(siret.value));
  // A choice that the SIRET contradicts is the client's own, and stays.
  let isKindChosen = kinds.some((kind) => kind.checked && (kind.value === 'public') !== isPublic());
  for (const kind of kinds) {
    kind.addEventListener('change', () => {
      isKindChosen = true;
    });
  }
  const chooseKind = (): void => {
    if (isKindChosen) return;
    publicPart.open = isPublic();
    for (const kind of kinds) kind.checked = isPublic() && kind.value === 'public';
  };

  const check = (isFinished: boolean): void => {
    const digits = compactNumber(siret.value);
    const missing = 14 - digits.length;
    if (digits.length === 14 && readSiret(digits) !== undefined) say('14 chiffres, sans faute de frappe', 'good');
    else if (digits === '' || (!isFinished && (missing > 0 || /\D/.test(digits)))) say('');
    else if (/\D/.test(digits)) say('Un SIRET n’a que des chiffres.', 'error');
    else if (missing > 0) say(`Il manque ${missing} chiffre${missing > 1 ? 's' : ''}.`, 'error');
    else say('Ce SIRET contient une erreur. Vous le trouverez sur votre avis de situation Sirene.', 'error');
  };

  group();
  siret.addEventListener('input', () => {
    group();
    chooseKind();
    check(false);
  });
  siret.addEventListener('change', () => afterPress(() => check(true)));
}
