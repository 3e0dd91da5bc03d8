import { type DemoTopic, demo } from '#content/demo-topics.ts';
import styles from './DemoPage.module.css';

/** The topic of the pressed key, and a text description of its clip. */
export function TopicWords({ topic }: { readonly topic: DemoTopic }) {
  return (
    <div className={styles.words}>
      <div aria-live="polite">
        <h2>{topic.title}</h2>
        <p>{topic.description}</p>
      </div>
      <details key={topic.id} className={styles.transcript}>
        <summary>{demo.transcriptLabel}</summary>
        <p>{topic.transcript}</p>
      </details>
    </div>
  );
}
