import { type FocusEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import Close from '#ui/drawings/Close.svg?drawing';
import styles from './CookieBanner.module.css';
import type { CookieChoice } from './consent-memory.ts';
import type { CookieQuestion } from './use-consent.ts';

interface CookieBannerProps {
  readonly question: CookieQuestion;
  readonly onChoose: (choice: CookieChoice) => void;
  /** Whether the menu covers it. */
  readonly inert: boolean;
}

/** The cookie question: accepting and refusing look alike, closing refuses. The page leaves room for it below. */
export function CookieBanner({ question, onChoose, inert }: CookieBannerProps) {
  const card = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--banner-height', `${element.offsetHeight + 8}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--banner-height');
    };
  }, []);

  useEffect(() => {
    if (question.takesFocus) card.current?.focus();
  }, [question]);

  const rememberFocus = ({ relatedTarget }: FocusEvent): void => {
    if (!card.current?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  const choose = (choice: CookieChoice): void => {
    // The pressed button disappears: the focus returns to where it was before the banner, otherwise to the content.
    if (card.current?.contains(document.activeElement)) {
      const place = focusedBefore.current ?? document.getElementById('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
    onChoose(choice);
  };

  return (
    <section
      ref={card}
      className={`frame cluster screen-only ${styles.banner}`}
      inert={inert}
      aria-labelledby="cookie-title"
      tabIndex={-1}
      onFocus={rememberFocus}
    >
      <div className={styles.text}>
        <h2 id="cookie-title">Votre vie privée</h2> <p>Avec votre accord, des cookies mesurent les visites.</p>
      </div>
      <div className={`cluster ${styles.choices}`}>
        <Button className={styles.choice} onClick={() => choose('true')}>
          Accepter tous les cookies
        </Button>
        <Button className={styles.choice} onClick={() => choose('essential')}>
          Cookies essentiels uniquement
        </Button>
      </div>
      <button type="button" className={styles.close} aria-label="Fermer" onClick={() => choose('essential')}>
        <Close />
      </button>
    </section>
  );
}
