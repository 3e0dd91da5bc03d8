import { resellers } from '#content/resellers.ts';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import styles from './MilestonesSection.module.css';

/** How to begin: three milestones of a French road. */
export function MilestonesSection() {
  return (
    <section className="section">
      <h2 className="wrap">{resellers.steps.title}</h2>
      <ol className={`wrap ${styles.road}`}>
        {resellers.steps.items.map(({ title, text }, index) => (
          <li key={title} className={`rows ${styles.step}`}>
            <Drawing className={styles.stone} viewBox="0 0 80 96">
              <path fill="var(--card)" d="M6 94V40a34 34 0 0 1 68 0v54z" />
              <path fill="var(--sun)" d="M6 40a34 34 0 0 1 68 0z" />
              <text x="40" y="78" textAnchor="middle">
                {index + 1}
              </text>
            </Drawing>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
