import { type DemoTopic, demo } from '#content/demo-topics.ts';
import styles from './DemoPage.module.css';

/** What the pressed key is about, and what its clip shows, in words. */
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
