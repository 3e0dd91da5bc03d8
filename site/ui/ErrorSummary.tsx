import type { MouseEvent, ReactNode } from 'react';
import styles from './ErrorSummary.module.css';

/** One message and the control that it is about. */
export interface SummarisedError {
  readonly controlId: string;
  /** Name of the field, since a message alone may not say which one it means. */
  readonly label: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: readonly SummarisedError[];
  /** Grows at each refused submission, and only then is the summary read aloud. */
  readonly refusals: number;
}

/**
 * The one alert of a form: empty while all is well, else every message with a way to its field. It is read when a submission
 * is refused; what goes from it as fields are corrected interrupts nobody.
 */
export function ErrorSummary({ title, errors, refusals }: ErrorSummaryProps) {
  const goToControl = (event: MouseEvent<HTMLAnchorElement>, controlId: string): void => {
    // Under hash routing an in-page address would be read as a route.
    event.preventDefault();
    document.getElementById(controlId)?.focus();
  };

  return (
    <div role="alert" aria-relevant="additions">
      {errors.length > 0 && (
        <div key={refusals} className={styles.summary}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.list}>
            {errors.map(({ controlId, label, message }) => (
              <li key={controlId}>
                {label}&nbsp;:{' '}
                <a href={`#${controlId}`} onClick={(event) => goToControl(event, controlId)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
