import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { QuoteSummary } from '#site/features/quote-summary/QuoteSummary.tsx';
import { useCustomRequest } from '#site/features/quote-summary/use-custom-request.ts';
import { ContactCards } from './ContactCards.tsx';
import styles from './ContactPage.module.css';
import { ContactReasons } from './ContactReasons.tsx';
import { OfficeMap } from './OfficeMap.tsx';

/** How to reach the provider and, for who comes from the quote with a custom request, the request to send. */
export function ContactPage() {
  const request = useCustomRequest();
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>{contact.title}</h1>
        <p className={`lead ${styles.lead}`}>{contact.lead}</p>
        {request && <QuoteSummary request={request} company={company} texts={contact.request} />}
        <ContactCards />
      </div>
      <OfficeMap />
      <ContactReasons />
    </div>
  );
}
