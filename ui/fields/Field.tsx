import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { fieldAttributes } from './field-attributes.ts';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Announced by screen readers. */
  readonly required?: boolean | undefined;
  /** Renders the control with its `id`, its class and the attributes that link it to hint and message. */
  readonly children: (control: ReturnType<typeof fieldAttributes> & { className: string }) => ReactNode;
}

/** A label above a control, a hint between them, a message below; both describe the control (`aria-describedby`). */
export function Field({ id, label, hint, error, required, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={`soft ${styles.hint}`}>
          {hint}
        </p>
      )}
      {children({ ...fieldAttributes(id, { hint, error, required }), className: `frame ${styles.control}` })}
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </div>
  );
}
