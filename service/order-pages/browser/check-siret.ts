import { isPublicBody, readSiret } from '#domain/order/siret.ts';

const digitsOf = (text: string): string => text.replace(/[\s.]/g, '');

/** Groups a SIRET and checks it as it is typed, and chooses for whom the client orders. */
export function checkSiret(): void {
  const siret = document.getElementById('siret') as HTMLInputElement | null;
  const said = document.getElementById('siret-check');
  const publicPart = document.getElementById('public') as HTMLDetailsElement | null;
  if (siret === null || said === null || publicPart === null) return;

  const group = (): void => {
    const digits = digitsOf(siret.value);
    if (!/^\d+$/.test(digits)) return;
    const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)];
    const grouped = parts.filter((part) => part !== '').join(' ');
    if (grouped === siret.value) return;
    let left = digitsOf(siret.value.slice(0, siret.selectionStart ?? undefined)).length;
    let caret = 0;
    while (left > 0) if (grouped[caret++] !== ' ') left--;
    siret.value = grouped;
    siret.setSelectionRange(caret, caret);
  };

  const say = (text: string, isWrong: boolean): void => {
    said.textContent = text;
    said.className = isWrong ? 'error' : 'good';
    if (isWrong) siret.setAttribute('aria-invalid', 'true');
    else siret.removeAttribute('aria-invalid');
    document.getElementById('siret-error')?.remove();
  };

  const kinds = [...publicPart.querySelectorAll<HTMLInputElement>('[name="clientKind"]')];
  const isPublic = (): boolean => isPublicBody(digitsOf(siret.value));
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
    const digits = digitsOf(siret.value);
    const missing = 14 - digits.length;
    if (/\D/.test(digits)) say(isFinished ? 'Un SIRET n’a que des chiffres.' : '', isFinished);
    else if (missing > 0) {
      const isShort = isFinished && digits !== '';
      say(isShort ? `Il manque ${missing} chiffre${missing > 1 ? 's' : ''}.` : '', isShort);
    } else if (readSiret(digits) !== undefined) say('14 chiffres, sans faute de frappe', false);
    else say('Ce SIRET contient une erreur. Vous le trouverez sur votre avis de situation Sirene.', true);
  };

  group();
  siret.addEventListener('input', () => {
    group();
    chooseKind();
    check(false);
  });
  siret.addEventListener('change', () => check(true));
}
