import { useEffect, useRef } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/panels/Notice.tsx';
import styles from './OrderSection.module.css';

interface OrderFailureProps {
  readonly mailAddress: string;
  /** Tries again, or sends the order without asking whether the service responds. */
  readonly onRetry: (ask: boolean) => void;
}

/** Shown beside « Commander » if the service doesn't respond: nothing is lost, and there are three ways on. */
export function OrderFailure({ mailAddress, onRetry }: OrderFailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} title={quoteTexts.orderFailure.title}>
      <p>{quoteTexts.orderFailure.text}</p>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => onRetry(true)}>
          Réessayer
        </Button>
        <Button kind="quiet" onClick={() => onRetry(false)}>
          Envoyer quand même
        </Button>
        <a href={mailAddress} className={styles.mail}>
          Envoyer par e-mail
        </a>
      </div>
    </Notice>
  );
}
