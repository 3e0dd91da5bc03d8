import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the one main action of a view, `secondary` for those beside it, `quiet` for optional ones. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** While true the button keeps its focus and name but does nothing. */
  readonly busy?: boolean;
}

/** A `<button>` whose double click counts once. While busy it is `aria-disabled`, not `disabled`, to keep the focus. */
export function Button({ kind = 'secondary', busy = false, className, onClick, ...attributes }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // `detail` counts clicks in a row: the second one would act on what the first one hasn't shown yet.
    if (busy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...attributes}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      onClick={click}
    />
  );
}
