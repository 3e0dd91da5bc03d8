import { useId, useMemo } from 'react';
import { company, professionalsOnly } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { companyText } from '#domain/company.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import {
  describeAnswers,
  describeContact,
  describeCounts,
  describeQuote,
  mailAddress,
  writeRequest,
} from './describe-request.ts';
import styles from './QuoteSummary.module.css';
import { readCustomRequest } from './read-custom-request.ts';
import { SummaryTable } from './SummaryTable.tsx';

const texts = contact.request;

/**
 * The visitor's request from the quote page, and three ways to send it: e-mail, copy, print. Renders nothing if the
 * `state`, that of the history, which the browser keeps over a reload, contains no request.
 */
export function QuoteSummary({ state }: { readonly state: unknown }) {
  const titleId = useId();
  const request = useMemo(() => readCustomRequest(state), [state]);
  if (request === undefined) return null;
  const text = writeRequest(request);
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.title}</h2>
        <p>{texts.lead}</p>
      </div>
      <dl className={styles.answers}>
        {[...describeCounts(request), ...describeAnswers(request), ...describeContact(request)].map(
          ({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {request.quote === null ? (
        <p className={styles.none}>{texts.withoutQuote}</p>
      ) : (
        <div className={styles.parts}>
          {describeQuote(request.quote).map((part) => (
            <SummaryTable key={part.title} part={part} />
          ))}
          <p className={styles.note}>{`${professionalsOnly}.`}</p>
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={mailAddress(companyText(company.email), texts.emailSubject, text)}>
          {texts.emailLabel}
        </ButtonLink>
        <CopyButton text={text} label={texts.copyLabel} />
        <Button onClick={() => window.print()}>{texts.printLabel}</Button>
      </div>
    </section>
  );
}
