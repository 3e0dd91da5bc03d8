import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from './control-labels.ts';
import type { QuoteControlName } from './quote-form.ts';

/** The message of each control that was refused, in the order of the screen. */
type QuoteMessages = Readonly<Partial<Record<QuoteControlName, string>>>;

interface NamedMessage {
  readonly name: QuoteControlName;
  readonly label: string;
  readonly message: string;
}

/** Every message with its control; the message shared by the three phone fields is listed once. */
export function summariseMessages(messages: QuoteMessages): NamedMessage[] {
  const [first, ...others] = phoneFields;
  const shared = messages[first] !== undefined && others.every((field) => messages[field] === messages[first]);
  return Object.entries(messages)
    .map(([name, message]) => ({ name: name as QuoteControlName, message }))
    .filter(({ name }) => !shared || !others.some((field) => field === name))
    .map(({ name, message }) => ({
      name,
      label: shared && name === first ? 'Vos postes' : labelOf(name),
      message,
    }));
}

/** The name of a control, for use apart from it. */
export function labelOf(name: QuoteControlName): string {
  return name in controlLabels ? controlLabels[name as keyof typeof controlLabels] : 'Vos appels';
}
