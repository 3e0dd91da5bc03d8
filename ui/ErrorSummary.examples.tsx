import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import type { Example } from './gallery/example.ts';

function RefusedForm() {
  const message = 'Vérifiez votre adresse e-mail';
  return (
    <>
      <ErrorSummary errors={[{ controlId: 'refused-email', label: 'E-mail', message }]} refusals={1} />
      <Field id="refused-email" label="E-mail" error={message}>
        {(control) => <input {...control} type="email" defaultValue="claire@" />}
      </Field>
    </>
  );
}

export const examples: readonly Example[] = [{ name: 'Mène au champ refusé', Shown: RefusedForm }];
