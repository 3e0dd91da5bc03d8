import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** As for `Button`. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
}

/** A link that looks like a button: an `<a>`, announced as a link, since it leads somewhere. */
export function ButtonLink({ kind = 'secondary', ...attributes }: ButtonLinkProps) {
  return <a {...attributes} className={`${styles.button} ${styles[kind]}`} />;
}
