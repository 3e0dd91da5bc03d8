/** Milliseconds after which the browser handles a click itself, since scripts that hang neither start nor fail. */
const maxHold = 10_000;

/** Queues clicks and submitted forms; replays them when the returned function is called, or `maxHold` after the first. `onInput` is called from the first input on. */
export function queueEarlyEvents(onInput: () => void): () => void {
  const queued: (() => void)[] = [];

  const replayAll = (): void => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    for (const replay of queued.splice(0)) replay();
  };
  const enqueue = (event: Event, replay: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queued.push(replay);
    setTimeout(replayAll, maxHold);
    onInput();
  };
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null;
    if (control === null || !isOurs(control, event)) return;
    enqueue(event, () => control.click());
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement) enqueue(event, () => target.requestSubmit(submitter));
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, onInput, { capture: true, once: true, passive: true });

  return replayAll;
}

/** Whether the app handles this click: a plain click on a button, or on a link to this site in this tab. */
function isOurs(control: HTMLElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (!(control instanceof HTMLAnchorElement)) return true;
  // Other links lead to a place in the page, a file or another site.
  return control.target === '' && /^\/[^.]*$/.test(control.getAttribute('href') ?? '');
}
