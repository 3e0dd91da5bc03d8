import { useState } from 'react';
import { demo, demoTopics } from '#content/demo.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import HandsetCord from '#ui/drawings/demo/HandsetCord.svg?drawing';
import PhoneHandset from '#ui/drawings/demo/PhoneHandset.svg?drawing';
import PhoneKeypad from '#ui/drawings/demo/PhoneKeypad.svg?drawing';
import { Help } from '#ui/panels/Help.tsx';
import styles from './DemoPage.module.css';
import { DemoStage } from './DemoStage.tsx';
import { TopicKeys } from './TopicKeys.tsx';

const [firstTopic, ...otherTopics] = demoTopics;

/** A large desk phone: its line keys are topics, its screen shows the pressed one. Without scripts all are listed. */
export function DemoPage() {
  const [topic, setTopic] = useState(firstTopic);
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>{demo.title}</h1>
        <p className={`lead ${styles.lead}`}>{demo.lead}</p>
        <div className={styles.phone}>
          <PhoneHandset className={`screen-only ${styles.handset}`} />
          <div className={styles.face}>
            <div className={styles.bezel}>
              <TopicKeys selected={topic} onSelect={setTopic} />
              {topic && <DemoStage key={topic.id} topic={topic} />}
            </div>
            <div className={styles.below}>
              {topic && (
                <div className={styles.words}>
                  <div aria-live="polite">
                    <h2>{topic.title}</h2>
                    <p>{topic.description}</p>
                  </div>
                  <Help key={topic.id} title={demo.transcriptLabel}>
                    {topic.transcript}
                  </Help>
                </div>
              )}
              <PhoneKeypad className={`screen-only ${styles.keypad}`} width={320} height={208} />
            </div>
          </div>
        </div>
        <noscript>
          {otherTopics.map(({ id, title, description, transcript }) => (
            <section key={id} className={styles.other}>
              <h2>{title}</h2>
              <p>{description}</p>
              <Help title={demo.transcriptLabel}>{transcript}</Help>
            </section>
          ))}
        </noscript>
      </div>
      <div className={`wrap ${styles.contact}`}>
        <HandsetCord />
        <div>
          <h2>{demo.contact.title}</h2>
          <p>{demo.contact.text}</p>
          <ButtonLink as={SiteLink} to={paths.contact}>
            {demo.contact.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
