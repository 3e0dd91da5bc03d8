import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { useCustomRequest } from '#site/features/quote-summary/use-custom-request.ts';
import { useOnDemand } from '#site/ui/use-on-demand.ts';
import { ContactCards } from './ContactCards.tsx';
import styles from './ContactPage.module.css';
import { ContactReasons } from './ContactReasons.tsx';
import { OfficeMap } from './OfficeMap.tsx';

// Few visitors come with a request.
const loadSummary = () => import('#site/features/quote-summary/QuoteSummary.tsx');

/** How to reach the provider and, for who comes from the quote with a custom request, the request to send. */
export function ContactPage() {
  const request = useCustomRequest();
  const summary = useOnDemand(loadSummary, request !== undefined);
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>{contact.title}</h1>
        <p className={`lead ${styles.lead}`}>{contact.lead}</p>
        {request && summary && <summary.QuoteSummary request={request} company={company} texts={contact.request} />}
        <ContactCards />
      </div>
      <OfficeMap />
      <ContactReasons />
    </div>
  );
}
