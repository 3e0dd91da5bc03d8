import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  readonly defaultValue: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly placeholder?: string;
}

/** A list of choices, of which one is sent under the field's id. */
export function SelectField({ defaultValue, options, placeholder, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select name={field.id} defaultValue={defaultValue} {...control}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
