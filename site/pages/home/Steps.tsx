import { homeSteps } from '#content/home.ts';
import { Icon } from '#ui/drawings/Icon.tsx';
import styles from './Steps.module.css';

/** The four steps, hung on the cord as on a telephone line from pole to pole. */
export function Steps({ id }: { readonly id: string }) {
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h2 id={id}>{homeSteps.title}</h2>
        <p className="lead">{homeSteps.lead}</p>
      </div>
      <ol className={styles.steps}>
        {homeSteps.steps.map(({ icon, title, description }, index) => (
          <li key={title} className={styles.step}>
            <Icon name={icon} className={styles.icon} />
            <svg className={styles.line} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
              <path vectorEffect="non-scaling-stroke" d="M0 4Q50 66 100 4" />
            </svg>
            {index === 1 && <Bird />}
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <strong className={styles.name}>{title}</strong>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** There is always one on a telephone line. */
function Bird() {
  return (
    <svg className={styles.bird} viewBox="0 0 40 36" aria-hidden="true">
      <path fill="var(--sun)" d="m26 26 12 9-16-4M8 11 1 13l7 3" />
      <path fill="var(--card)" d="M8 13C8 6 13 2 18 4c4 2 5 6 8 9 4 4 6 9 2 14-4 4-13 4-17-1-3-4-3-8-3-13z" />
      <path fill="var(--sun)" d="M15 18c6-1 11 3 11 8-5 1-10-1-11-8zM13 9.5v.01M17 30v5m5-5v5" />
    </svg>
  );
}
