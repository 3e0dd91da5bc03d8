import { quoteTexts } from '#content/quote-texts.ts';
import { countWords } from '#domain/quote/form/form-words.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { Counter, type CounterProps } from '#ui/fields/Counter.tsx';
import { controlId } from './state/element-ids.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';

interface FormCounterProps
  extends Omit<CounterProps, 'id' | 'name' | 'label' | 'hint' | 'price' | 'error' | 'defaultValue'> {
  readonly field: keyof ReturnType<typeof countWords>;
  readonly page: QuotePageHandle;
}

/** A counter of the form: what it is called, what is said of it and what is wrong with it follow from its field. */
export function FormCounter({ field, page, ...counter }: FormCounterProps) {
  const { messages, controls } = page.form.state;
  const { label, hint, price } = countWords(page.catalogue, quoteTexts, controls.form.virtualOnly)[field];
  return (
    <Counter
      {...counter}
      id={controlId(field)}
      name={field}
      label={label}
      error={messages[field]}
      defaultValue={quoteFormDefaults[field]}
      hint={hint}
      price={price}
    />
  );
}
