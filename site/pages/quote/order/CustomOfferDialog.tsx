import { type FormEvent, useState } from 'react';
import { customOfferDialog, customOfferQuestions } from '#content/custom-offer.ts';
import { type CustomDetails, customOfferState, maxNeedsLength } from '#domain/requests/custom-offer-state.ts';
import type { QuotePageHandle } from '#site/pages/quote/form/state/use-quote-page.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Dialog } from '#ui/panels/Dialog.tsx';
import { readSession, writeSession } from '#ui/try-storage.ts';
import styles from './CustomOfferDialog.module.css';

const questions = ['existingSystem', 'specificNeeds', 'preferredInstallDate', 'budget'] as const;
const answersKey = 'neolis.custom-offer';

/**
 * Four questions for what the form can't price; the browser names the first one without an answer. The answers are
 * kept as they are given: Escape closes the dialog, and the next page leads back to correct them.
 */
export function CustomOfferDialog({ page }: { readonly page: QuotePageHandle }) {
  const { state, typed, shown } = page.form;
  const [kept] = useState<Readonly<Record<string, unknown>>>(() => Object(readSession(answersKey)));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { email } = state.controls;
    page.sendCustomOffer(customOfferState(email, typed, shown?.quote, readAnswers(event.currentTarget)));
  };

  return (
    <Dialog title="Offre personnalisée" onClose={page.close}>
      <p className={styles.lead}>{customOfferDialog.lead}</p>
      <form
        className={styles.form}
        onInput={(event) => writeSession(answersKey, readAnswers(event.currentTarget))}
        onSubmit={send}
      >
        {questions.map((name) => (
          <OfferField key={name} name={name} answer={String(kept[name] ?? '')} />
        ))}
        <p className={styles.lead}>{customOfferDialog.next}</p>
        <Button type="submit" kind="primary">
          Envoyer
        </Button>
      </form>
    </Dialog>
  );
}

function readAnswers(form: HTMLFormElement): CustomDetails {
  const data = new FormData(form);
  const answers = questions.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(answers) as Record<keyof CustomDetails, string>;
}

/** A question with its possible answers, of which none is selected at first, or with room for a text. */
function OfferField({ name, answer }: { readonly name: keyof CustomDetails; readonly answer: string }) {
  const question = customOfferQuestions[name];
  return (
    <Field id={`offre-${name}`} label={question.label}>
      {(control) =>
        'options' in question ? (
          <select name={name} required defaultValue={answer} data-autofocus {...control}>
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
          <textarea name={name} required rows={4} maxLength={maxNeedsLength} defaultValue={answer} {...control} />
        )
      }
    </Field>
  );
}
