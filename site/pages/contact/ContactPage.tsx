import { useId } from 'react';
import { useLocation } from 'react-router';
import { contact } from '#content/contact.ts';
import { baseAddress } from '#site/features/supervision/supervision-client.ts';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import { Icon } from '#ui/drawings/Icon.tsx';
import InstallationSketch from '#ui/drawings/InstallationSketch.svg?drawing';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { ContactCards } from './ContactCards.tsx';
import styles from './ContactPage.module.css';
import { Faq } from './Faq.tsx';
import { OfficeMap } from './OfficeMap.tsx';

// Few visitors come with a request.
const loadSummary = () => import('./quote-summary/QuoteSummary.tsx');

/** How to reach the provider and, for visitors who come from the quote with a custom request, the request to send. */
export function ContactPage() {
  const { state } = useLocation();
  const reasonsId = useId();
  const summary = useOnDemand(loadSummary, state !== null, () => undefined);
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>{contact.title}</h1>
        <p className={`lead ${styles.lead}`}>{contact.lead}</p>
        {summary && <summary.QuoteSummary state={state} />}
        <ContactCards />
        <p className={styles.order}>
          {contact.lostOrder.question} <a href={`${baseAddress}/retrouver`}>{contact.lostOrder.link}</a>
        </p>
      </div>
      <OfficeMap />
      <Faq />
      <section className={`wrap screen-only ${styles.why}`} aria-labelledby={reasonsId}>
        <h2 id={reasonsId}>{contact.reasonsTitle}</h2>
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
      <QuoteCallout>
        <InstallationSketch />
      </QuoteCallout>
    </div>
  );
}
