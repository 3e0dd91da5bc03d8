import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { type PhoneField, phoneModels, phoneNames } from '#domain/quote/catalogue/phone-models.ts';
import { countWords } from '#domain/quote/form/form-words.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { FieldMessage } from '#ui/fields/FieldMessage.tsx';
import { fieldAttributes } from '#ui/fields/field-attributes.ts';
import styles from './FormCounter.module.css';
import { controlId } from './state/element-ids.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';

type CountField = keyof ReturnType<typeof countWords>;
type Range = Readonly<Record<'min' | 'max', number>>;

/** One of what is counted, with its article, for the names of − and + (« Ajouter un site »), and how far they go. */
type Counter = readonly [unit: string, range: (limits: Catalogue['limits']) => Range];

const phone = (field: PhoneField): Counter => [
  `un ${phoneNames[phoneModels[field]][0]}`,
  ({ phones }) => ({ min: 0, max: phones.max }),
];
const counters: Readonly<Record<CountField, Counter>> = {
  mainPhones: phone('mainPhones'),
  secondaryPhones: phone('secondaryPhones'),
  wirelessPhones: phone('wirelessPhones'),
  userCount: ['un utilisateur', ({ users }) => users],
  siteCount: ['un site', ({ sites }) => sites],
  geographicNumbers: ['un numéro géographique', ({ numbers }) => numbers],
  portedNumbers: ['un numéro à conserver', ({ numbers }) => ({ min: 0, max: numbers.max })],
};

interface FormCounterProps {
  readonly field: CountField;
  readonly page: QuotePageHandle;
  readonly picture?: ReactNode;
  /** Called with the new count before a press on + or the arrow up changes it; nothing else calls it. */
  readonly onStep?: (count: number) => void;
}

/**
 * A count between − and +, uncontrolled, so that anything can be typed and refused; a step fires `input` as typing
 * does. The buttons are for the pointer, arrows step with the keyboard. The count is selected on focus and on a click.
 */
export function FormCounter({ field, page, picture, onStep }: FormCounterProps) {
  const { messages, controls } = page.form.state;
  const { label, hint, price } = countWords(page.catalogue, quoteTexts, controls.virtualOnly)[field];
  const [unit, range] = counters[field];
  const { min, max } = range(page.catalogue.limits);
  const id = controlId(field);
  const error = messages[field];
  const input = useRef<HTMLInputElement>(null);

  const step = (by: 1 | -1): void => {
    if (input.current === null) return;
    const typed = input.current.value.trim();
    const from = /^\d+$/.test(typed) ? Number(typed) : 0;
    const count = Math.min(max, Math.max(min, from + by));
    if (String(count) === typed) return;
    if (by === 1) onStep?.(count);
    input.current.value = String(count);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const stepByArrow = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
    event.currentTarget.select();
  };
  // By default a press puts a caret into the count: a 5 typed there would make 50 phones.
  const selectInsteadOfCaret = (event: MouseEvent<HTMLInputElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.select();
  };

  return (
    <div className={styles.row}>
      {picture && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={`${id}-hint`} className={`soft ${styles.hint}`}>
          {hint} {price && <span className={styles.price}>{price}</span>}
        </p>
        <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      </div>
      <span className={styles.counter}>
        <button type="button" tabIndex={-1} aria-label={`Retirer ${unit}`} onClick={() => step(-1)}>
          <span aria-hidden="true">−</span>
        </button>
        <input
          ref={input}
          name={field}
          type="text"
          inputMode="numeric"
          // Chrome ignores « off » beside an e-mail and fills in a phone number; it knows no value for this one.
          autoComplete="transaction-amount"
          defaultValue={quoteFormDefaults[field]}
          onKeyDown={stepByArrow}
          onFocus={(event) => event.currentTarget.select()}
          onMouseDown={selectInsteadOfCaret}
          {...fieldAttributes(id, { hint, error })}
        />
        <button type="button" tabIndex={-1} aria-label={`Ajouter ${unit}`} onClick={() => step(1)}>
          <span aria-hidden="true">+</span>
        </button>
      </span>
    </div>
  );
}
