import { customOfferQuestions } from '#content/custom-offer.ts';
import { type CustomDetails, maxNeedsLength } from '#domain/quote/custom-offer-state.ts';
import { Field } from '#ui/fields/Field.tsx';

interface OfferFieldProps {
  readonly id: string;
  readonly name: keyof CustomDetails;
  readonly error: string | undefined;
}

/** A question with its possible answers, of which none is selected at first, or with room for a text. */
export function OfferField({ id, name, error }: OfferFieldProps) {
  const question = customOfferQuestions[name];
  return (
    <Field id={id} label={question.label} error={error}>
      {(control) =>
        'options' in question ? (
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
            {question.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <textarea name={name} required rows={4} maxLength={maxNeedsLength} {...control} />
        )
      }
    </Field>
  );
}
