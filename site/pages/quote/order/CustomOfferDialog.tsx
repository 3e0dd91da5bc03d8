import type { FormEvent } from 'react';
import { customOfferQuestions } from '#content/custom-offer.ts';
import {
  type CustomDetails,
  type CustomOfferState,
  customOfferState,
  longestNeeds,
} from '#domain/quote/custom-offer-state.ts';
import type { Quote } from '#domain/quote/price-quote.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './CustomOfferDialog.module.css';

interface CustomOfferDialogProps {
  /** The form's current content, valid or not. */
  readonly form: QuoteForm;
  /** The quote on the screen, if any. */
  readonly quote: Quote | undefined;
  readonly onSend: (state: CustomOfferState) => void;
  readonly onClose: () => void;
}

/** Four questions for what the form can't price; the browser's own validation asks for missing answers. */
export function CustomOfferDialog({ form, quote, onSend, onClose }: CustomOfferDialogProps) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = (name: keyof CustomDetails): string => String(data.get(name) ?? '');
    onSend(
      customOfferState(form, quote, {
        existingSystem: answer('existingSystem'),
        specificNeeds: answer('specificNeeds'),
        preferredInstallDate: answer('preferredInstallDate'),
        budget: answer('budget'),
      }),
    );
  };

  return (
    <Dialog title="Offre personnalisée" onClose={onClose}>
      <p className={styles.lead}>
        Plus de cinquante postes, un interphone, un standard particulier&#8239;? Quatre questions, et nous préparons une
        offre pour vous.
      </p>
      <form className={styles.form} onSubmit={send}>
        <ChoiceField name="existingSystem" />
        <Field id="offre-specificNeeds" label={customOfferQuestions.specificNeeds.label}>
          {(control) => <textarea name="specificNeeds" required rows={4} maxLength={longestNeeds} {...control} />}
        </Field>
        <ChoiceField name="preferredInstallDate" />
        <ChoiceField name="budget" />
        <p className={styles.lead}>Étape suivante&nbsp;: vous relisez, puis vous envoyez.</p>
        <Button type="submit" kind="primary">
          Envoyer
        </Button>
      </form>
    </Dialog>
  );
}
