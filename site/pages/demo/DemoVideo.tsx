import { useState } from 'react';
import { demo } from '#content/demo.ts';
import type { DemoTopic } from '#content/schemas/pages/demo.ts';
import styles from './DemoPage.module.css';
import { foreignHost } from './foreign-host.ts';

/**
 * The clip of a topic: one of our files with its captions, or the embedded player of another host. It takes the focus.
 */
export function DemoVideo({ topic }: { readonly topic: DemoTopic }) {
  const [failed, setFailed] = useState(false);
  const { title, videoAddress, captionsAddress } = topic;

  if (failed) {
    return (
      <p role="alert" className={styles.failure}>
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

/** The button that started the clip is gone; without this the keyboard would start again at the top of the page. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
