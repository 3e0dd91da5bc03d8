import { useId } from 'react';
import { contact } from '#content/contact.ts';
import { Icon } from '#ui/drawings/Icon.tsx';
import styles from './ContactPage.module.css';

/** Reasons to get in touch, the stations of one cord. */
export function ContactReasons() {
  const titleId = useId();
  return (
    <section className={`wrap screen-only ${styles.why}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{contact.reasonsTitle}</h2>
      <ul className={styles.reasons}>
        {contact.reasons.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon name={icon} className={styles.reason} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
