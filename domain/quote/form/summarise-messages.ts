import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from './control-labels.ts';
import type { QuoteControlName } from './quote-form.ts';

/** The message of each control that was refused, in the order of the screen. */
type QuoteMessages = Readonly<Partial<Record<QuoteControlName, string>>>;

/** Every message with its control and its label; the message shared by the three phone fields is listed once. */
export function summariseMessages(messages: QuoteMessages) {
  const [first, ...others] = phoneFields;
  const shared = messages[first] !== undefined && others.every((field) => messages[field] === messages[first]);
  return (Object.entries(messages) as [QuoteControlName, string][])
    .filter(([name]) => !shared || !others.some((field) => field === name))
    .map(([name, message]) => ({ name, message, label: shared && name === first ? 'Vos postes' : labelOf(name) }));
}

/** The name of a control, for use apart from it. */
export function labelOf(name: QuoteControlName): string {
  return name in controlLabels ? controlLabels[name as keyof typeof controlLabels] : 'Vos appels';
}
