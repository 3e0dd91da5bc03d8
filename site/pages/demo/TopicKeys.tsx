import { demo, demoTopics } from '#content/demo.ts';
import styles from './TopicKeys.module.css';

interface TopicKeysProps {
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The line keys on either side of the screen, one a topic; the light of the pressed one is on. */
export function TopicKeys({ selected, onSelect }: TopicKeysProps) {
  return (
    <ul className={`screen-only ${styles.keys}`} aria-label={demo.listLabel}>
      {demoTopics.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            className={`frame ${styles.key}`}
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
