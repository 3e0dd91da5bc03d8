import { resellers } from '#content/resellers.ts';
import PoleArm from '#ui/drawings/resellers/PoleArm.svg?drawing';
import Wire from '#ui/drawings/resellers/Wire.svg?drawing';
import styles from './ProgrammeSection.module.css';

/** The commitments as telegraph poles by night, one line from each to the next. */
export function ProgrammeSection() {
  return (
    <section className="dark section">
      <div className="wrap">
        <h2>{resellers.programme.title}</h2>
        <p className={`lead ${styles.lead}`}>{resellers.programme.lead}</p>
        <ul className={styles.poles}>
          {resellers.programme.parts.map(({ title, description }) => (
            <li key={title} className={`rows ${styles.pole}`}>
              <Wire className={styles.wire} />
              <PoleArm className={styles.arm} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
