import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the one main action of a view, `secondary` for those beside it, `quiet` for those that may be ignored. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** While true the button keeps its focus and name but does nothing. */
  readonly busy?: boolean;
}

/** A button of the site; submits nothing unless its `type` says so. */
export function Button({ kind = 'secondary', busy = false, className, onClick, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
