const key = 'neolis-ordered';

/** Warns whoever orders twice in one tab. The service doesn't: it would tell a stranger who posts the same order. */
export function sayWhatWasOrdered(): void {
  const reference = document.querySelector('.reference')?.textContent ?? '';
  const ordered = sessionStorage.getItem(key);
  if (document.querySelector('form.parts') === null) {
    // The page of a cancelled order has no journey.
    if (document.querySelector('.journey') === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, reference);
  } else if (ordered !== null && ordered !== reference) {
    const notice = document.createElement('p');
    notice.className = 'warning measure';
    notice.append(`Vous avez déjà commandé ${ordered}. Si vous confirmez ici, ce sera une autre commande.`);
    document.querySelector('.lead')?.after(notice);
  }
}
