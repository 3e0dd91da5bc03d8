import styles from './FieldMessage.module.css';

interface FieldMessageProps {
  readonly id: string;
  readonly children: string | undefined;
}

/** The error of a field, linked to it by the field's `aria-describedby`; empty without an error. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className={styles.message}>
      {children}
    </p>
  );
}
