/**
 * The script of the desk's home: asks every minute whether something new waits, and reloads the page. The page is complete
 * without it. While a control has the focus or text is selected, the page is not reloaded; a link to reload appears
 * instead. A checkbox turns polling off (WCAG 2.2.2).
 */
export const refreshScript = String.raw`
'use strict';
const board = document.querySelector('[data-version]');
const news = document.getElementById('news');
const refreshSetting = document.getElementById('refresh');
const checkbox = refreshSetting.querySelector('input');
const key = 'neolis-desk-refresh';
checkbox.checked = localStorage.getItem(key) !== 'off';
checkbox.addEventListener('change', () => localStorage.setItem(key, checkbox.checked ? 'on' : 'off'));
refreshSetting.hidden = false;

const isIdle = () => document.activeElement.matches('body, main') && String(getSelection()) === '';

const poll = async () => {
  if (document.hidden || !checkbox.checked) return;
  const answer = await fetch(board.dataset.news, { redirect: 'manual' });
  // The session has ended: the page must not stay on the screen.
  if (answer.type === 'opaqueredirect') return location.reload();
  if (!answer.ok || (await answer.text()) === board.dataset.version) return;
  if (isIdle()) location.reload();
  else if (news.textContent === '') {
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = 'Du nouveau\u00a0: actualiser la page';
    news.replaceChildren(link);
  }
};
// Without a network the page stays as it is.
const pollQuietly = () => poll().catch(() => {});
setInterval(pollQuietly, 60_000);
document.addEventListener('visibilitychange', pollQuietly);
`;
