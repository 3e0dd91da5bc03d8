import type { CompletionError } from '#service/orders/completion-error.ts';
import styles from '#ui/ErrorSummary.module.css';

/** The list of errors, above everything else and focused, so that it is read first. */
export function RefusedFields({ errors }: { readonly errors: readonly CompletionError[] }) {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page opens with what was refused
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>Il reste {errors.length > 1 ? `${errors.length}\u00a0points` : 'un point'} à compléter</h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
