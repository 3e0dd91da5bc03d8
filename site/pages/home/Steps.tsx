import { homeSteps } from '#content/home.ts';
import Bird from '#ui/drawings/home/Bird.svg?drawing';
import StepsLine from '#ui/drawings/home/StepsLine.svg?drawing';
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
            <StepsLine className={styles.line} />
            {index === 1 && <Bird className={styles.bird} />}
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
