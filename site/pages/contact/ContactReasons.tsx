import { useId } from 'react';
import { contact } from '#content/contact.ts';
import PluggedPortDrawing from '#ui/drawings/contact/PluggedPortDrawing.svg?drawing';
import styles from './ContactPage.module.css';

/** Three reasons to get in touch, each plugged into a port of the same switch. */
export function ContactReasons() {
  const titleId = useId();
  return (
    <section className="wrap section screen-only" aria-labelledby={titleId}>
      <h2 id={titleId}>{contact.reasonsTitle}</h2>
      <ul className={styles.reasons}>
        {contact.reasons.map(({ title, text }) => (
          <li key={title}>
            <PluggedPortDrawing />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
