import { type FormEvent, useEffect, useRef, useState } from 'react';
import { customOfferDialog, customOfferQuestions } from '#content/custom-offer.ts';
import { type CustomDetails, customOfferState, maxNeedsLength } from '#domain/quote/custom-offer-state.ts';
import { refusalMessage } from '#domain/quote/form/refusal-messages.ts';
import { focusFirstRefused } from '#site/pages/quote/form/state/focus-first-refused.ts';
import type { QuotePageHandle } from '#site/pages/quote/form/state/use-quote-page.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Dialog } from '#ui/panels/Dialog.tsx';
import { ErrorSummary } from '#ui/panels/ErrorSummary.tsx';
import styles from './CustomOfferDialog.module.css';

const questions = ['existingSystem', 'specificNeeds', 'preferredInstallDate', 'budget'] as const;
const message = refusalMessage({ reason: 'required' });

/**
 * Four questions for what the form can't price. The browser finds what has no answer; the page says it, since the
 * browser would in its own language.
 */
export function CustomOfferDialog({ page }: { readonly page: QuotePageHandle }) {
  const { state, typed, shown } = page.form;
  const formRef = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly (keyof CustomDetails)[]>([]);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && formRef.current !== null) focusFirstRefused(formRef.current);
  }, [refusals]);

  /** Called for each refused control: the first one speaks for all. */
  const refuse = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refused = [...event.currentTarget.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement>(':invalid')];
    if (event.target !== refused[0]) return;
    setMissing(refused.map(({ name }) => name as keyof CustomDetails));
    setRefusals((count) => count + 1);
  };
  const clear = ({ target }: FormEvent): void => {
    setMissing((names) => names.filter((name) => controlId(name) !== (target as Element).id));
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const details = Object.fromEntries(questions.map((name) => [name, String(data.get(name))]));
    const { email } = state.controls.form;
    page.sendCustomOffer(customOfferState(email, typed, shown?.quote, details as Record<keyof CustomDetails, string>));
  };

  return (
    <Dialog title="Offre personnalisée" onClose={page.dialogs.close}>
      <p className={styles.lead}>{customOfferDialog.lead}</p>
      <form ref={formRef} className={styles.form} onInvalidCapture={refuse} onInput={clear} onSubmit={send}>
        <ErrorSummary
          errors={missing.map((name) => ({
            controlId: controlId(name),
            label: customOfferQuestions[name].label,
            message,
          }))}
          refusals={refusals}
        />
        {questions.map((name) => (
          <OfferField key={name} name={name} error={missing.includes(name) ? message : undefined} />
        ))}
        <p className={styles.lead}>{customOfferDialog.next}</p>
        <Button type="submit" kind="primary">
          Envoyer
        </Button>
      </form>
    </Dialog>
  );
}

/** A question with its possible answers, of which none is selected at first, or with room for a text. */
function OfferField({ name, error }: { readonly name: keyof CustomDetails; readonly error: string | undefined }) {
  const question = customOfferQuestions[name];
  return (
    <Field id={controlId(name)} label={question.label} error={error}>
      {(control) =>
        'options' in question ? (
          <select name={name} required defaultValue="" data-autofocus {...control}>
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

const controlId = (name: keyof CustomDetails): string => `offre-${name}`;
