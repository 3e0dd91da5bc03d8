import { customOfferQuestions } from '#content/custom-offer.ts';
import { Field } from '#ui/fields/Field.tsx';

interface ChoiceFieldProps {
  readonly id: string;
  readonly name: 'existingSystem' | 'preferredInstallDate' | 'budget';
  readonly error: string | undefined;
}

/** A question with its possible answers; none is selected at first. */
export function ChoiceField({ id, name, error }: ChoiceFieldProps) {
  const { label, options } = customOfferQuestions[name];
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <select
          name={name}
          required
          defaultValue=""
          data-autofocus={name === 'existingSystem' || undefined}
          {...control}
        >
          <option value="" disabled>
            Choisissez
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
