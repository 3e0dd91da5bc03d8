import type { ComponentProps } from 'react';
import { Field } from '#ui/fields/Field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'required' | 'children'>;

/** A field of one line, sent under its id; what isn't the field's own goes to its `<input>`. */
export function TextField({ id, label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...control} type="text" name={id} autoComplete="off" {...input} />}
    </Field>
  );
}
