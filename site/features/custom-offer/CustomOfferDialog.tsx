import type { FormEvent } from 'react';
import { customOfferQuestions } from '#content/custom-offer.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './CustomOfferDialog.module.css';

/** The four answers, by the names of their controls. */
export interface CustomDetails {
  readonly existingSystem: string;
  readonly specificNeeds: string;
  readonly preferredInstallDate: string;
  readonly budget: string;
}

interface CustomOfferDialogProps {
  readonly onSend: (details: CustomDetails) => void;
  readonly onClose: () => void;
}

/** Longest text of needs: it travels in the history's state and in an e-mail address. */
const longestNeeds = 2000;

/** Four questions for what the form can't price; the browser itself asks for the answers that are missing. */
export function CustomOfferDialog({ onSend, onClose }: CustomOfferDialogProps) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = (name: keyof CustomDetails): string => String(data.get(name) ?? '');
    onSend({
      existingSystem: answer('existingSystem'),
      specificNeeds: answer('specificNeeds'),
      preferredInstallDate: answer('preferredInstallDate'),
      budget: answer('budget'),
    });
  };

  return (
    <Dialog title="Offre personnalisée" onClose={onClose}>
      <p className={styles.lead}>
        Plus de cinquante postes, un interphone, un standard particulier&nbsp;? Quatre questions, et nous préparons une
        offre pour vous.
      </p>
      <form className={styles.form} onSubmit={send}>
        <ChoiceField name="existingSystem" />
        <Field id="offre-specificNeeds" label={customOfferQuestions.specificNeeds.label}>
          {(control) => <textarea name="specificNeeds" required rows={4} maxLength={longestNeeds} {...control} />}
        </Field>
        <ChoiceField name="preferredInstallDate" />
        <ChoiceField name="budget" />
        <Button type="submit" kind="primary">
          Envoyer
        </Button>
      </form>
    </Dialog>
  );
}
