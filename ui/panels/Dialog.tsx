import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import Close from '#ui/drawings/Close.svg?drawing';
import styles from './Dialog.module.css';
import './dialog-print.css';

interface DialogProps {
  readonly title: ReactNode;
  /** Called once the dialog is closed, whichever way; the parent then stops rendering it. */
  readonly onClose: () => void;
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/**
 * A modal dialog, open while rendered, closed by « Fermer », Escape or the backdrop; the browser then returns the focus.
 * `data-autofocus` marks what gets the focus when it opens.
 */
export function Dialog({ title, onClose, size = 'normal', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    // Firefox scrolls a new dialog to the position of an earlier one at the same place in the page.
    body.current?.scrollTo(0, 0);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);

  // A press that began inside, such as selecting text, doesn't close it.
  const noticePress = (event: MouseEvent): void => {
    pressedOnBackdrop.current = isOnBackdrop(event);
  };
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (pressedOnBackdrop.current && isOnBackdrop(event)) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to do what a press on the backdrop does.
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${size === 'wide' ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onMouseDown={noticePress}
      onClick={closeOnBackdrop}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Fermer" onClick={() => dialog.current?.close()}>
          <Close />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by the keyboard. */}
      <section ref={body} className={styles.body} tabIndex={0} aria-labelledby={titleId}>
        {children}
      </section>
    </dialog>
  );
}

/** The backdrop belongs to the dialog element: only coordinates distinguish them. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
