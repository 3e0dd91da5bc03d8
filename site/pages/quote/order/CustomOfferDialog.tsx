import type { FormEvent } from 'react';
import { customOfferDialog, customOfferQuestions } from '#content/custom-offer.ts';
import { type CustomDetails, customOfferState, maxNeedsLength } from '#domain/requests/custom-offer-state.ts';
import type { QuotePageHandle } from '#site/pages/quote/form/state/use-quote-page.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Dialog } from '#ui/panels/Dialog.tsx';
import styles from './CustomOfferDialog.module.css';

const questions = ['existingSystem', 'specificNeeds', 'preferredInstallDate', 'budget'] as const;

/** Four questions for what the form can't price; the browser names the first one without an answer. */
export function CustomOfferDialog({ page }: { readonly page: QuotePageHandle }) {
  const { state, typed, shown } = page.form;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const details = Object.fromEntries(questions.map((name) => [name, String(data.get(name))]));
    const { email } = state.controls.form;
    page.sendCustomOffer(customOfferState(email, typed, shown?.quote, details as Record<keyof CustomDetails, string>));
  };

  return (
    <Dialog title="Offre personnalisée" onClose={page.close}>
      <p className={styles.lead}>{customOfferDialog.lead}</p>
      <form className={styles.form} onSubmit={send}>
        {questions.map((name) => (
          <OfferField key={name} name={name} />
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
function OfferField({ name }: { readonly name: keyof CustomDetails }) {
  const question = customOfferQuestions[name];
  return (
    <Field id={`offre-${name}`} label={question.label}>
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
