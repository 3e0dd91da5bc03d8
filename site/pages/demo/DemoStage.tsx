import { useState } from 'react';
import { demo } from '#content/demo.ts';
import type { DemoTopic } from '#content/schemas/page-texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TopicPoster } from '#ui/drawings/demo/TopicPoster.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import styles from './DemoPage.module.css';

/** The screen of the phone: a still drawing until the visitor starts the clip; nothing is loaded before. */
export function DemoStage({ topic }: { readonly topic: DemoTopic }) {
  const [started, setStarted] = useState(false);
  const host = foreignHost(topic.videoAddress);
  return (
    <div className={styles.screen}>
      {started ? (
        <DemoVideo topic={topic} />
      ) : (
        <>
          <TopicPoster id={topic.id} className={styles.poster} />
          <div className={`rows screen-only scripted ${styles.start}`}>
            {host && <p>{demo.foreignNotice.replaceAll('{host}', host)}</p>}
            <Button kind="primary" onClick={() => setStarted(true)}>
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

/** The clip of a topic, one of our files or the embedded player of another host. It takes the focus. */
function DemoVideo({ topic }: { readonly topic: DemoTopic }) {
  const [failed, setFailed] = useState(false);
  const { title, videoAddress, captionsAddress } = topic;

  if (failed) {
    return (
      <p ref={takeFocus} role="alert" tabIndex={-1} className={styles.failure}>
        {demo.failure}
      </p>
    );
  }
  if (foreignHost(videoAddress)) {
    return (
      <iframe ref={takeFocus} className={styles.video} title={title} src={videoAddress} allow="autoplay; fullscreen" />
    );
  }
  return (
    <video
      ref={takeFocus}
      className={styles.video}
      aria-label={title}
      src={videoAddress}
      controls
      autoPlay
      playsInline
      onError={() => setFailed(true)}
    >
      <track kind="captions" srcLang="fr" label="Français" src={captionsAddress} default />
    </video>
  );
}

/** The host that a video's address makes the browser contact, if it isn't ours. */
function foreignHost(videoAddress: string): string | undefined {
  return videoAddress.startsWith('https:') ? new URL(videoAddress).host : undefined;
}
