import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** What the choice is sent as, by default the field's id. */
  readonly name?: string;
  readonly defaultValue: string;
  readonly options: readonly (readonly [value: string | number, label: string | number])[];
  readonly placeholder?: string;
}

/** A list of choices, of which one is sent. */
export function SelectField({ name, defaultValue, options, placeholder, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select name={name ?? field.id} defaultValue={defaultValue} {...control}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
