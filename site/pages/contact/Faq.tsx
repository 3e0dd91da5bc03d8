import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { company } from '#content/company.ts';
import { faq } from '#content/faq.ts';
import { fillCompany } from '#domain/company.ts';
import styles from './Faq.module.css';

/** What buyers ask before they sign: each question opens in place, without any script. */
export function Faq() {
  const location = useLocation();
  // Again for each visit of the same link, as the visitor may have closed the question since.
  useLayoutEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [location]);
  return (
    <section className={`wrap ${styles.faq}`} aria-labelledby="faq">
      <h2 id="faq">{faq.title}</h2>
      <div>
        {faq.entries.map(({ id, question, answer }) => (
          <details key={id} id={id} className={styles.entry}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {answer.map((paragraph) => (
              <p key={paragraph}>{fillCompany(paragraph, company)}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  );
}
