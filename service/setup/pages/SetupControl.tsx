import type { ReactNode } from 'react';
import { addDays } from '#domain/calendar.ts';
import type { SetupField } from '#domain/setup/setup-item.ts';
import { TextField } from '#service/pages/TextField.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import { Field } from '#ui/fields/Field.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

interface SetupControlProps {
  readonly id: string;
  readonly field: SetupField;
  readonly value: string;
  readonly setup: OpenedSetup;
  readonly error: string | undefined;
}

/** The control of a field of the sheet: a list for choices, otherwise a text. */
export function SetupControl({ id, field, value, setup, error }: SetupControlProps): ReactNode {
  const { label, hint, maxLength, input, options } = field;
  const shared = { id, label, hint: typeof hint === 'function' ? hint(setup.sheet) : hint, error };
  if (options !== undefined) return <SelectField {...shared} defaultValue={value} options={options(setup.order)} />;
  if (input === 'lines') {
    return (
      <Field {...shared}>
        {(control) => <textarea name={id} rows={4} defaultValue={value} maxLength={maxLength} {...control} />}
      </Field>
    );
  }
  return (
    <TextField
      {...shared}
      type={input === undefined || input === 'numeric' ? 'text' : input}
      {...(input === 'numeric' && { inputMode: 'numeric' })}
      {...(input === 'date' ? { max: addDays(setup.order.today, 366) } : { maxLength })}
      defaultValue={value}
    />
  );
}
