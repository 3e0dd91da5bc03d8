/** Folds the lines at zero of a table, except for screen readers, and on phones all lines of an order; paper has all. */
export function foldLines(): void {
  const isPhone = matchMedia('(max-width: 39.99rem)').matches;
  for (const lines of document.querySelectorAll<HTMLDetailsElement>('details.lines')) {
    let isOpen = !isPhone;
    lines.open = isOpen;
    addEventListener('beforeprint', () => {
      isOpen = lines.open;
      lines.open = true;
    });
    addEventListener('afterprint', () => {
      lines.open = isOpen;
    });
  }
  for (const row of document.querySelectorAll<HTMLTableRowElement>('tr.fold')) {
    const button = row.querySelector('button');
    const zeros = row.parentElement?.querySelectorAll('tr.zero') ?? [];
    const fold = (isFolded: boolean): void => {
      for (const zero of zeros) zero.classList.toggle('folded', isFolded);
      button?.setAttribute('aria-expanded', String(!isFolded));
    };
    button?.addEventListener('click', () => fold(button.getAttribute('aria-expanded') === 'true'));
    row.hidden = false;
    fold(true);
  }
}
