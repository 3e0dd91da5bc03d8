import { quotePresets } from '#content/quote-presets.ts';
import { countPresetPhones, fillPreset } from '#domain/quote/quote-preset.ts';
import { Button } from '#ui/Button.tsx';
import { isSameForm } from './quote-state.ts';
import styles from './sections.module.css';
import type { QuoteFormHandle } from './use-quote-form.ts';

interface QuotePresetsProps {
  readonly handle: QuoteFormHandle;
  readonly announce: (text: string) => void;
}

/**
 * Installations to start from, for visitors who don't know yet what to count: one press fills the form except e-mail
 * and terms.
 */
export function QuotePresets({ handle, announce }: QuotePresetsProps) {
  const { form } = handle.state.controls;
  return (
    <fieldset className={styles.starts}>
      <legend className={styles.legend}>Partez d’un exemple, puis changez ce que vous voulez&nbsp;:</legend>
      {quotePresets.map((preset) => {
        const name = `${preset.name}, ${countPresetPhones(preset)}\u00a0postes`;
        const values = fillPreset(preset);
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
