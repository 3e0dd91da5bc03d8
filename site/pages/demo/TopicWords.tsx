import { demo } from '#content/demo.ts';
import type { DemoTopic } from '#content/schemas/pages/demo.ts';
import { Help } from '#ui/panels/Help.tsx';
import styles from './DemoPage.module.css';

/** The topic of the pressed key, and a text description of its clip. */
export function TopicWords({ topic }: { readonly topic: DemoTopic }) {
  return (
    <div className={styles.words}>
      <div aria-live="polite">
        <h2>{topic.title}</h2>
        <p>{topic.description}</p>
      </div>
      <Help key={topic.id} title={demo.transcriptLabel}>
        {topic.transcript}
      </Help>
    </div>
  );
}
