import styles from './FieldMessage.module.css';

interface FieldMessageProps {
  readonly id: string;
  readonly children: string | undefined;
}

/** What is wrong with a field, tied to it by the field's `aria-describedby`; nothing where all is well. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className={styles.message}>
      {children}
    </p>
  );
}
