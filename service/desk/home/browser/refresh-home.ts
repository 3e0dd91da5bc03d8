/**
 * The script of the desk's home: asks every minute whether something new waits, and reloads the page. The page is complete
 * without it. While a control has the focus or text is selected, the page is not reloaded; a link to reload appears
 * instead. A checkbox turns polling off (WCAG 2.2.2).
 */
const key = 'neolis-desk-refresh';
const board = find('[data-version]');
const news = find('#news');
const setting = find('#refresh');
const checkbox = setting.querySelector('input') as HTMLInputElement;

checkbox.checked = localStorage.getItem(key) !== 'off';
checkbox.addEventListener('change', () => localStorage.setItem(key, checkbox.checked ? 'on' : 'off'));
setting.hidden = false;
setInterval(pollQuietly, 60_000);
document.addEventListener('visibilitychange', pollQuietly);

function find(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}

/** Without a network the page stays as it is. */
function pollQuietly(): void {
  poll().catch(() => {});
}

async function poll(): Promise<void> {
  const { news: address = '', version } = board.dataset;
  if (document.hidden || !checkbox.checked) return;
  const answer = await fetch(address, { redirect: 'manual' });
  // The session has ended: the page must not stay on the screen.
  if (answer.type === 'opaqueredirect') return location.reload();
  if (!answer.ok || (await answer.text()) === version) return;
  if (isIdle()) location.reload();
  else if (news.textContent === '') {
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = 'Du nouveau\u00a0: actualiser la page';
    news.replaceChildren(link);
  }
}

function isIdle(): boolean {
  return document.activeElement?.matches('body, main') === true && String(getSelection()) === '';
}
