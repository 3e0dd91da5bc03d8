import type { ReactElement } from 'react';
import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import type { ContactCard } from '#content/schemas/page-texts.ts';
import { companyAddress, companyText, telUrl } from '#domain/company.ts';
import HangingHandsetDrawing from '#ui/drawings/contact/HangingHandsetDrawing.svg?drawing';
import styles from './ContactPage.module.css';
import { mapLink } from './map-addresses.ts';
import { OpeningWeek } from './OpeningWeek.tsx';

const { openingHours } = company;
// The number's letters are large: unlike elsewhere, its spaces may break.
const [phone, email] = [companyText(company.phone), companyText(company.email)];

/** The value of each card, as a link if it has a target. */
const values: Readonly<Record<ContactCard['kind'], ReactElement>> = {
  phone: (
    <a className={styles.number} href={telUrl(phone)}>
      {phone}
    </a>
  ),
  email: (
    <div className={styles.value}>
      <a className={styles.mailLink} href={`mailto:${email}`}>
        {email}
      </a>
    </div>
  ),
  address: (
    <div className={styles.value}>
      {companyAddress(company).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <a className={styles.mapLink} href={mapLink} target="_blank" rel="noreferrer">
        {contact.openMapLabel}
      </a>
    </div>
  ),
  hours: (
    <div className={styles.value}>
      {`Du ${openingHours.firstDay} au ${openingHours.lastDay}`}
      <br />
      {`de ${openingHours.opens} à ${openingHours.closes}`}
    </div>
  ),
};

/** The four ways to reach the provider; the number hangs on the cord, the others are below it. */
export function ContactCards() {
  return (
    <ul className={styles.cards}>
      {contact.cards.map(({ kind, title, text }) => (
        <li key={kind} className={styles[kind]}>
          <div className={styles.words}>
            <h2>{title}</h2>
            {values[kind]}
            <p className={`soft ${styles.hint}`}>{text}</p>
          </div>
          {kind === 'phone' && <HangingHandsetDrawing className={`screen-only ${styles.handset}`} />}
          {kind === 'hours' && <OpeningWeek />}
        </li>
      ))}
    </ul>
  );
}
