import type { ComponentPropsWithoutRef, ElementType } from 'react';
import styles from './Button.module.css';

type ButtonLinkProps<Link extends ElementType> = {
  /** As for `Button`. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** What renders the link where a plain `<a>` doesn't do, such as the site's links, which navigate within the app. */
  readonly as?: Link;
  readonly className?: string | undefined;
} & Omit<ComponentPropsWithoutRef<Link>, 'kind' | 'as' | 'className'>;

/** A link that looks like a button: an `<a>`, announced as a link, since it leads somewhere. */
export function ButtonLink<Link extends ElementType = 'a'>({
  kind = 'secondary',
  as,
  className,
  ...attributes
}: ButtonLinkProps<Link>) {
  const Rendered: ElementType = as ?? 'a';
  return <Rendered {...attributes} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')} />;
}
