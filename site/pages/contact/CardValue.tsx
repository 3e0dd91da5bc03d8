import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import type { ContactCard } from '#content/schemas/page-texts.ts';
import { companyAddress, companyText, telUrl } from '#domain/company.ts';
import styles from './ContactPage.module.css';
import { mapLink } from './map-addresses.ts';

const { phone, email, openingHours } = company;

/** The value of a card, as a link if it has a target. */
export function CardValue({ kind }: { readonly kind: ContactCard['kind'] }) {
  switch (kind) {
    case 'phone': {
      const number = companyText(phone);
      return (
        <a className={styles.number} href={telUrl(number)}>
          {number}
        </a>
      );
    }
    case 'email':
      return (
        <div className={styles.value}>
          <a className={styles.mailLink} href={`mailto:${companyText(email)}`}>
            {companyText(email)}
          </a>
        </div>
      );
    case 'address':
      return (
        <div className={styles.value}>
          {companyAddress(company).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <a className={styles.mapLink} href={mapLink} target="_blank" rel="noreferrer">
            {contact.openMapLabel}
          </a>
        </div>
      );
    case 'hours':
      return (
        <div className={styles.value}>
          {`Du ${openingHours.firstDay} au ${openingHours.lastDay}`}
          <br />
          {`de ${openingHours.opens} à ${openingHours.closes}`}
        </div>
      );
  }
}
