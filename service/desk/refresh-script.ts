/**
 * The script of the desk's home: asks every minute whether something new waits, and reloads the page. The page is complete
 * without it. While a control has the focus or text is selected, the page is not reloaded; a link to reload appears
 * instead. A checkbox turns polling off (WCAG 2.2.2).
 */
export const refreshScript = String.raw`
'use strict';
const board = document.querySelector('[data-mark]');
const news = document.getElementById('news');
const choice = document.getElementById('refresh');
const box = choice.querySelector('input');
const key = 'neolis-desk-refresh';
box.checked = localStorage.getItem(key) !== 'off';
box.addEventListener('change', () => localStorage.setItem(key, box.checked ? 'on' : 'off'));
choice.hidden = false;

const isIdle = () => document.activeElement.matches('body, main') && String(getSelection()) === '';

const look = async () => {
  if (document.hidden || !box.checked) return;
  const answer = await fetch(board.dataset.news, { redirect: 'manual' });
  // The session has ended: the page must not stay on the screen.
  if (answer.type === 'opaqueredirect') return location.reload();
  if (!answer.ok || (await answer.text()) === board.dataset.mark) return;
  if (isIdle()) location.reload();
  else if (news.textContent === '') {
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = 'Du nouveau\u00a0: actualiser la page';
    news.replaceChildren(link);
  }
};
// Without a network the page stays as it is.
const lookQuietly = () => look().catch(() => {});
setInterval(lookQuietly, 60_000);
document.addEventListener('visibilitychange', lookQuietly);
`;
