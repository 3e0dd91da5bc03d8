import { resellers } from '#content/resellers.ts';
import styles from './ProgrammeSection.module.css';

/** The commitments as telegraph poles by night, one line from each to the next. */
export function ProgrammeSection() {
  return (
    <section className={`dark ${styles.night}`}>
      <div className="wrap">
        <h2>{resellers.programme.title}</h2>
        <p className={`lead ${styles.lead}`}>{resellers.programme.lead}</p>
        <ul className={styles.poles}>
          {resellers.programme.parts.map(({ title, description }) => (
            <li key={title} className={styles.pole}>
              <svg className={styles.wire} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
                <path vectorEffect="non-scaling-stroke" d="M0 2Q50 72 100 2" />
              </svg>
              <svg className={styles.arm} viewBox="-28 0 56 44" fill="none" strokeLinecap="round" aria-hidden="true">
                <path stroke="var(--paper)" strokeWidth="4" d="M0 0v44M-24 16h48" />
                <path stroke="var(--sun)" strokeWidth="9" d="M-20 10h.1M20 10h.1M0 4h.1" />
              </svg>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
