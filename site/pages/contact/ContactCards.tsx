import { contact } from '#content/contact.ts';
import HangingHandsetDrawing from '#ui/drawings/contact/HangingHandsetDrawing.svg?drawing';
import { CardValue } from './CardValue.tsx';
import styles from './ContactPage.module.css';
import { OpeningWeek } from './OpeningWeek.tsx';

/** The four ways to reach the provider; the number hangs on the cord, the others are below it. */
export function ContactCards() {
  return (
    <ul className={styles.cards}>
      {contact.cards.map((card) => (
        <li key={card.kind} className={styles[card.kind]}>
          <div className={styles.words}>
            <h2>{card.title}</h2>
            <CardValue kind={card.kind} />
            <p className={`soft ${styles.hint}`}>{card.text}</p>
          </div>
          {card.kind === 'phone' && <HangingHandsetDrawing className={`screen-only ${styles.handset}`} />}
          {card.kind === 'hours' && <OpeningWeek />}
        </li>
      ))}
    </ul>
  );
}
