import { about } from '#content/about.ts';
import { Icon } from '#ui/drawings/Icon.tsx';
import styles from './ValuesSection.module.css';

/** The line cut open: its three wires are the three values. */
export function ValuesSection() {
  return (
    <section className={styles.section}>
      <h2 className="wrap">{about.valuesTitle}</h2>
      <div className={`wrap ${styles.cut}`}>
        <svg className={styles.cable} viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
          <path d="M30 142C64 142 56 50 100 50" />
          <path stroke="var(--sea)" d="M30 150H100" />
          <path className={styles.third} d="M30 158C64 158 56 250 100 250" />
          <path strokeWidth="46" d="M-400 150H38" />
          <path stroke="var(--coral)" strokeWidth="42" d="M-400 150H38" />
        </svg>
        <ul className={styles.values}>
          {about.values.map(({ title, text, icon }) => (
            <li key={title} className={styles.value}>
              <span className={styles.ring}>
                <Icon name={icon} className={styles.icon} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
