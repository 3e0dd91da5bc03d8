import { about } from '#content/about.ts';
import Cable from '#ui/drawings/about/Cable.svg?drawing';
import { Icon } from '#ui/drawings/Icon.tsx';
import styles from './ValuesSection.module.css';

/** The line cut open: its three wires are the three values. */
export function ValuesSection() {
  return (
    <section className="section">
      <h2 className="wrap">{about.valuesTitle}</h2>
      <div className={`wrap ${styles.cut}`}>
        <Cable className={styles.cable} />
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
