import type { ReactNode } from 'react';
import styles from './Choice.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { fieldAttributes } from './field-attributes.ts';

interface ChoiceProps {
  readonly id: string;
  /** A checkbox by default. */
  readonly type?: 'radio';
  /** What it is sent as, by default its id. */
  readonly name?: string;
  readonly value?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown at the end of the line, such as the price of this choice. */
  readonly price?: ReactNode;
  readonly error?: string | undefined;
  /** Announced by screen readers. */
  readonly required?: boolean;
  readonly defaultChecked?: boolean;
  readonly autoFocus?: boolean;
}

/** A radio button or checkbox with its label: the whole card is the target. Hint, price and message describe it. */
export function Choice(props: ChoiceProps) {
  const { id, type, name, value, label, hint, price, error, required, defaultChecked = false, autoFocus } = props;
  return (
    <div className={styles.choice}>
      <input
        type={type ?? 'checkbox'}
        name={name ?? id}
        value={value}
        defaultChecked={defaultChecked}
        {...(autoFocus && { autoFocus })}
        {...fieldAttributes(id, { hint: hint || price, error, required })}
      />
      <label htmlFor={id} className={`stretched ${styles.label}`}>
        {label}
      </label>
      {(hint || price) && (
        <p id={`${id}-hint`} className={`soft ${styles.hint}`}>
          {price && <span className={styles.price}>{price} </span>}
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </div>
  );
}
