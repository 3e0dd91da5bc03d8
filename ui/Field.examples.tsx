import { Field } from './Field.tsx';
import type { Example } from './gallery/example.ts';

export const examples: readonly Example[] = [
  {
    name: 'Un texte',
    Shown: () => (
      <Field id="siret" label="SIRET" hint="14 chiffres, sur vos factures" required>
        {(control) => <input {...control} type="text" inputMode="numeric" />}
      </Field>
    ),
  },
  {
    name: 'Un texte refusé',
    Shown: () => (
      <Field id="name" label="Votre nom" error="Indiquez votre nom">
        {(control) => <input {...control} type="text" />}
      </Field>
    ),
  },
  {
    name: 'Une liste',
    Shown: () => (
      <Field id="budget" label="Budget">
        {(control) => (
          <select {...control}>
            <option>{'Moins de 100\u00a0€ HT par mois'}</option>
            <option>{'100\u00a0€ HT par mois ou plus'}</option>
          </select>
        )}
      </Field>
    ),
  },
];
