import { readyStarts } from '#content/ready-starts.ts';
import { countReadyPhones, fillReadyStart } from '#domain/quote/ready-start.ts';
import { Button } from '#ui/Button.tsx';
import { isSameForm } from './quote-state.ts';
import styles from './sections.module.css';
import type { QuoteFormHandle } from './use-quote-form.ts';

interface ReadyStartsProps {
  readonly handle: QuoteFormHandle;
  readonly announce: (text: string) => void;
}

/**
 * Installations to start from, for visitors who don't know yet what to count: one press fills the form except e-mail
 * and terms.
 */
export function ReadyStarts({ handle, announce }: ReadyStartsProps) {
  const { form } = handle.state.controls;
  return (
    <fieldset className={styles.starts}>
      <legend className={styles.legend}>Partez d’un exemple, puis changez ce que vous voulez&nbsp;:</legend>
      {readyStarts.map((start) => {
        const name = `${start.name}, ${countReadyPhones(start)}\u00a0postes`;
        const values = fillReadyStart(start);
        const chosen = isSameForm({ ...form, ...values }, form);
        const choose = (): void => {
          handle.fill(values);
          // Filling fires no edit, but an order being sent must be withdrawn and a shown price hidden.
          handle.choose('channels', values.channels);
          announce(`Formulaire rempli\u00a0: ${name}`);
        };
        return (
          <Button key={name} className={styles.suggestion} aria-pressed={chosen} onClick={choose}>
            {name}
          </Button>
        );
      })}
    </fieldset>
  );
}
