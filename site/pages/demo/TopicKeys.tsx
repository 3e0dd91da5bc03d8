import { demo, demoTopics } from '#content/demo.ts';
import type { DemoTopic } from '#content/schemas/page-texts.ts';
import styles from './TopicKeys.module.css';

interface TopicKeysProps {
  readonly selected: DemoTopic | undefined;
  readonly onSelect: (topic: DemoTopic) => void;
}

/** The line keys on either side of the screen, one a topic; the light of the pressed one is on. */
export function TopicKeys({ selected, onSelect }: TopicKeysProps) {
  return (
    <ul className={`rows screen-only scripted ${styles.keys}`} aria-label={demo.listLabel}>
      {demoTopics.map((topic) => (
        <li key={topic.id}>
          <button
            type="button"
            className={`frame ${styles.key}`}
            aria-pressed={topic === selected}
            onClick={() => onSelect(topic)}
          >
            {topic.title}
          </button>
        </li>
      ))}
    </ul>
  );
}
