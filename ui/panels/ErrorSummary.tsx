import styles from './ErrorSummary.module.css';

interface SummarisedError {
  readonly controlId: string;
  /** Name of the field, since a message alone may not say which one it means. */
  readonly label: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[];
  /** Increases with each refused submission; only then is the summary read aloud. */
  readonly refusals: number;
}

/** The only alert of a form, announced when a submission is refused and not when a message disappears. */
export function ErrorSummary({ errors, refusals }: ErrorSummaryProps) {
  return (
    <div role="alert" aria-relevant="additions">
      {errors.length > 0 && (
        <div key={refusals} className={styles.summary}>
          <p className={styles.title}>{errors.length > 1 ? 'Quelques points à corriger' : 'Un point à corriger'}</p>
          <ul className={styles.list}>
            {errors.map(({ controlId, label, message }) => (
              <li key={controlId}>
                {label}&nbsp;– <a href={`#${controlId}`}>{message}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
