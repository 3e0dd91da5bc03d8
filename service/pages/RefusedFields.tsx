import { capitalised } from '#domain/typed-text.ts';
import styles from '#ui/panels/ErrorSummary.module.css';
import type { FieldError } from './field-error.ts';

interface RefusedFieldsProps {
  readonly errors: readonly FieldError[];
  /** What was sent: a field without a value is to complete, any other to correct. */
  readonly sent: URLSearchParams | undefined;
  /** What the fields are of, on a page that has other forms: « Numéro 1 ». The first of them has the focus. */
  readonly name?: string;
}

/** The list of errors. Without a name it is above everything else and focused, so that it is read first. */
export function RefusedFields({ errors, sent, name }: RefusedFieldsProps) {
  if (errors.length === 0) return null;
  const isMissing = errors.every(({ field }) => !sent?.get(field)?.trim());
  const points = errors.length > 1 ? `${errors.length}\u00a0points` : 'un point';
  const summary = isMissing ? `il reste ${points} à compléter` : `${points} à corriger`;
  const Heading = name === undefined ? 'h2' : 'p';
  return (
    <div className={styles.summary} role="alert" {...(name === undefined && { tabIndex: -1, autoFocus: true })}>
      <Heading className={styles.title}>
        {name === undefined ? capitalised(summary) : `${name}\u00a0: ${summary}`}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            {label && `${label}\u00a0– `}
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
