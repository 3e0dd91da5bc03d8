import styles from './FieldMessage.module.css';

/** The error of a field, named in its `aria-describedby`. It is no live region: `ErrorSummary` announces errors. */
export function FieldMessage({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p id={id} className={styles.message}>
      {children}
    </p>
  );
}
