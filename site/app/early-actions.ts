interface EarlyActions {
  /** Does again, in their order, what was held; the page answers now. */
  readonly replay: () => void;
  /** The app will not come: links work as the browser follows them, a form is still never sent by the browser. */
  readonly giveUp: () => void;
}

/**
 * Holds clicks on links and buttons and the sending of forms until the app answers them. Ticking a box, typing and
 * choosing need no app: they pass. `onAction` is told of the first sign of the visitor, held or not.
 */
export function holdEarlyActions(onAction: () => void): EarlyActions {
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

/** Whether the app answers this click: a plain one, on a button or a link that stays on this site and in this tab. */
function isOurs(control: HTMLElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (!(control instanceof HTMLAnchorElement)) return true;
  const isFile = /\.\w+$/.test(control.pathname);
  const isAnchor = control.getAttribute('href')?.startsWith('#');
  return control.origin === location.origin && control.target === '' && !isFile && !isAnchor;
}
