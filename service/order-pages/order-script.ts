/**
 * The script of the order pages: folds lines on phones, groups and checks a SIRET as it is typed, copies values by a
 * button. The pages are complete without it. It repeats the rules of `domain/order/siret.ts`, which the server applies.
 */
export const orderScript = String.raw`
'use strict';
if (matchMedia('(max-width: 39.99rem)').matches) {
  for (const fold of document.querySelectorAll('details.lines')) fold.open = false;
}

const siret = document.getElementById('siret');
if (siret) {
  const said = document.getElementById('siret-check');
  const refused = document.getElementById('siret-error');
  const digitsOf = (text) => text.replace(/[\s.]/g, '');
  const hasValidKey = (digits) =>
    [...digits].reverse().reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) % 10 === 0 ||
    (digits.startsWith('356000000') && [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0);

  const group = () => {
    const digits = digitsOf(siret.value);
    if (!/^\d+$/.test(digits)) return;
    const grouped = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].filter(Boolean).join(' ');
    if (grouped === siret.value) return;
    let left = digitsOf(siret.value.slice(0, siret.selectionStart)).length;
    let caret = 0;
    while (left > 0) if (grouped[caret++] !== ' ') left--;
    siret.value = grouped;
    siret.setSelectionRange(caret, caret);
  };

  const say = (text, isWrong) => {
    said.textContent = text;
    said.className = isWrong ? 'error' : 'good';
    if (isWrong) siret.setAttribute('aria-invalid', 'true');
    else siret.removeAttribute('aria-invalid');
    refused?.remove();
  };

  const kinds = [...document.getElementsByName('clientKind')];
  // At INSEE the numbers of public bodies begin with 1 or 2.
  const isPublic = () => /^[12]/.test(digitsOf(siret.value));
  // A choice that the SIRET contradicts is the client's own, and stays.
  let isKindChosen = kinds.some((kind) => kind.checked && (kind.value === 'public') !== isPublic());
  for (const kind of kinds) kind.addEventListener('change', () => (isKindChosen = true));
  const chooseKind = () => {
    if (isKindChosen) return;
    document.getElementById('public').open = isPublic();
    for (const kind of kinds) kind.checked = isPublic() && kind.value === 'public';
  };

  const check = (isFinished) => {
    const digits = digitsOf(siret.value);
    const missing = 14 - digits.length;
    if (/\D/.test(digits)) say(isFinished ? 'Un SIRET n’a que des chiffres.' : '', isFinished);
    else if (missing > 0) {
      const isShort = isFinished && digits !== '';
      say(isShort ? 'Il manque ' + missing + (missing > 1 ? ' chiffres.' : ' chiffre.') : '', isShort);
    } else if (missing === 0 && hasValidKey(digits)) say('SIRET bien formé', false);
    else say('Ce SIRET contient une erreur\u00a0: il figure sur votre avis de situation Sirene.', true);
  };

  group();
  siret.addEventListener('input', () => {
    group();
    chooseKind();
    check(false);
  });
  siret.addEventListener('change', () => check(true));
}

if (navigator.clipboard) {
  const copied = document.getElementById('copied');
  for (const button of document.querySelectorAll('button[data-copy]')) {
    const words = [...button.childNodes];
    const show = (text) => {
      button.replaceChildren(text);
      copied.textContent = text;
      setTimeout(() => {
        button.replaceChildren(...words);
        copied.textContent = '';
      }, 2000);
    };
    button.hidden = false;
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(button.dataset.copy).then(
        () => show('Copié\u202f!'),
        () => show('Copie refusée'),
      );
    });
  }
}
`;
