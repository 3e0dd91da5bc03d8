import { useLocation } from 'react-router';
import { company } from '#content/company.ts';
import { faq } from '#content/faq.ts';
import { fillCompany } from '#domain/company.ts';
import styles from './Faq.module.css';

/** What buyers ask before they sign: each question opens in place, without any script. */
export function Faq() {
  const { hash } = useLocation();
  return (
    <section className={`wrap ${styles.faq}`} aria-labelledby="faq">
      <h2 id="faq">{faq.title}</h2>
      <div>
        {faq.entries.map(({ id, question, answer }) => (
          <details key={id} className={styles.entry} open={hash === `#${id}`}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {/* Browsers open a question only for a link to something in its answer. */}
            <div id={id} className={styles.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{fillCompany(paragraph, company)}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
