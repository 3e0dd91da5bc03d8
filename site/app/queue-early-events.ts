interface EarlyActions {
  /** Replays the queued events in order; the app is interactive. */
  readonly replay: () => void;
  /** The app failed to load: the browser follows links again, but still never sends a form. */
  readonly giveUp: () => void;
}

/**
 * Queues clicks on links and buttons and submitted forms until the app is interactive. Ticking a box, typing and
 * selecting work without the app. `onAction` is called on the first user input, queued or not.
 */
export function queueEarlyEvents(onAction: () => void): EarlyActions {
  const held: (() => void)[] = [];
  const signs = ['pointerdown', 'keydown', 'focusin'] as const;

  const hold = (event: Event, again: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    onAction();
  };
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null;
    if (control === null || !isOurs(control, event)) return;
    hold(event, () => control.click());
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  for (const sign of signs) document.addEventListener(sign, onAction, { capture: true, once: true, passive: true });

  const release = (): void => {
    document.removeEventListener('click', onClick, true);
    for (const again of held.splice(0)) again();
  };
  return {
    replay: () => {
      document.removeEventListener('submit', onSubmit, true);
      release();
    },
    giveUp: release,
  };
}

/** Whether the app handles this click: a plain click on a button, or on a link to this site in this tab. */
function isOurs(control: HTMLElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (!(control instanceof HTMLAnchorElement)) return true;
  const isFile = /\.\w+$/.test(control.pathname);
  const isAnchor = control.getAttribute('href')?.startsWith('#');
  return control.origin === location.origin && control.target === '' && !isFile && !isAnchor;
}
