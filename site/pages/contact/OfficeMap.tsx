import { useId, useState } from 'react';
import { contact } from '#content/contact.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CoastDrawing } from '#ui/drawings/contact/CoastDrawing.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import styles from './ContactPage.module.css';
import { mapFrame } from './map-addresses.ts';

/** Our own sketch of the gulf until the visitor requests the real map, which another company serves. */
export function OfficeMap() {
  const titleId = useId();
  const [loaded, setLoaded] = useState(false);
  return (
    <section className={`screen-only ${styles.map}`} aria-labelledby={titleId}>
      {loaded ? (
        <>
          <h2 id={titleId} className="visually-hidden">
            {contact.map.title}
          </h2>
          <iframe
            ref={takeFocus}
            className={styles.mapFrame}
            title={contact.map.title}
            src={mapFrame}
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        </>
      ) : (
        <>
          <CoastDrawing />
          <div className={`wrap ${styles.mapWords}`}>
            <div className={`frame ${styles.mapCard}`}>
              <h2 id={titleId}>{contact.map.title}</h2>
              <p>{contact.map.notice}</p>
              <Button onClick={() => setLoaded(true)}>{contact.map.loadLabel}</Button>
            </div>
          </div>
        </>
      )}
    </section>
  );
}
