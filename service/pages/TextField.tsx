import type { ComponentProps } from 'react';
import { Field } from '#ui/fields/Field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;

/** A field of one line, sent under its id; what isn't the field's own goes to its `<input>`. */
export function TextField({ id, label, hint, error, required, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ id, label, hint, error, required }}>
      {(control) => <input {...control} type="text" name={id} autoComplete="off" {...input} />}
    </Field>
  );
}
