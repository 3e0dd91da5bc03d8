import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import type { SummarisedError } from '#ui/panels/ErrorSummary.tsx';
import type { QuoteControlName, QuoteState } from './quote-state.ts';
import { controlId } from './section-properties.ts';

/**
 * Every message with its field, in the order of the screen; the message shared by the three phone fields is listed
 * once.
 */
export function summariseErrors({ messages }: Pick<QuoteState, 'messages'>): SummarisedError[] {
  const [first, ...others] = phoneFields;
  const shared = messages[first] !== undefined && others.every((field) => messages[field] === messages[first]);
  return Object.entries(messages)
    .map(([name, message]) => ({ name: name as QuoteControlName, message }))
    .filter(({ name }) => !shared || !others.some((field) => field === name))
    .map(({ name, message }) => ({
      controlId: controlId(name),
      label: shared && name === first ? 'Vos postes' : labelOf(name),
      message,
    }));
}

function labelOf(name: QuoteControlName): string {
  return name in controlLabels ? controlLabels[name as keyof typeof controlLabels] : 'Vos appels';
}
