import styles from './FieldMessage.module.css';

interface FieldMessageProps {
  readonly id: string;
  readonly children: string | undefined;
}

/**
 * The error of a field, a `<p>` that the field names in its `aria-describedby`; renders nothing without an error. It is no
 * live region: `ErrorSummary` announces errors.
 */
export function FieldMessage({ id, children }: FieldMessageProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className={styles.message}>
      {children}
    </p>
  );
}
