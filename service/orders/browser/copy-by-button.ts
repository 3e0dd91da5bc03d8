/** Shows the buttons that copy a value, where the browser can. */
export function copyByButton(): void {
  const copied = document.getElementById('copied');
  if (!navigator.clipboard || copied === null) return;
  for (const button of document.querySelectorAll<HTMLElement>('button[data-copy]')) {
    const words = [...button.childNodes];
    const show = (text: string): void => {
      button.replaceChildren(text);
      copied.textContent = text;
      setTimeout(() => {
        button.replaceChildren(...words);
        copied.textContent = '';
      }, 2000);
    };
    button.hidden = false;
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(button.dataset.copy ?? '').then(
        () => show('Copié\u202f!'),
        () => show('Copiez à la main'),
      );
    });
  }
}
