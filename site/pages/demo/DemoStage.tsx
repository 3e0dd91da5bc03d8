import { demo } from '#content/demo.ts';
import type { DemoTopic } from '#content/schemas/pages/demo.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TopicPoster } from '#ui/drawings/demo/TopicPoster.tsx';
import styles from './DemoPage.module.css';
import { DemoVideo } from './DemoVideo.tsx';
import { foreignHost } from './foreign-host.ts';

interface DemoStageProps {
  readonly topic: DemoTopic;
  readonly started: boolean;
  readonly onStart: () => void;
}

/** The screen of the phone: a still drawing until the visitor starts the clip; nothing is loaded before. */
export function DemoStage({ topic, started, onStart }: DemoStageProps) {
  const host = foreignHost(topic.videoAddress);
  return (
    <div className={styles.screen}>
      {started ? (
        <DemoVideo topic={topic} />
      ) : (
        <>
          <TopicPoster id={topic.id} className={styles.poster} />
          <div className={`screen-only ${styles.start}`}>
            {host && <p>{demo.foreignNotice.replaceAll('{host}', host)}</p>}
            <Button kind="primary" onClick={onStart}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3 1.5v13l11-6.5z" fill="currentColor" />
              </svg>
              {demo.startLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
