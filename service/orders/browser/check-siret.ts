import { isPublicBody, readSiret } from '#domain/order/client/siret.ts';
import { compactNumber } from '#domain/typed-text.ts';
import { afterPress } from '#ui/buttons/after-press.ts';
import { liveMessage } from './live-message.ts';

/** Checks a SIRET as it is typed, and chooses for whom the client orders. */
export function checkSiret(): void {
  const siret = document.getElementById('siret') as HTMLInputElement | null;
  const publicPart = document.getElementById('public') as HTMLDetailsElement | null;
  if (siret === null || publicPart === null) return;
  const say = liveMessage(siret);

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
    if (readSiret(digits) !== undefined) say('14 chiffres, sans faute de frappe', 'good');
    else if (digits === '' || (!isFinished && (missing > 0 || /\D/.test(digits)))) say('');
    else if (/\D/.test(digits)) say('Un SIRET n’a que des chiffres.', 'error');
    else if (missing > 0) say(`Il manque ${missing} chiffre${missing > 1 ? 's' : ''}.`, 'error');
    else say('Ce SIRET contient une erreur. Vous le trouverez sur votre avis de situation Sirene.', 'error');
  };

  siret.addEventListener('input', () => {
    chooseKind();
    check(false);
  });
  siret.addEventListener('change', () => afterPress(() => check(true)));
}
