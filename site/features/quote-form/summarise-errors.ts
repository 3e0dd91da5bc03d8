import { phoneFields } from '#domain/quote/quote-form.ts';
import type { SummarisedError } from '#site/ui/ErrorSummary.tsx';
import type { QuoteControlName, QuoteState } from './quote-state.ts';
import { controlId } from './section-properties.ts';

/** Names of the controls that can be refused, as the summary of errors calls them. */
const labels: Readonly<Partial<Record<QuoteControlName, string>>> = {
  mainPhones: 'Postes principaux',
  secondaryPhones: 'Postes secondaires',
  wirelessPhones: 'Postes sans fil',
  userCount: 'Nombre d’utilisateurs',
  siteCount: 'Nombre de sites',
  geographicNumbers: 'Numéros géographiques',
  portedNumbers: 'Numéros à conserver',
  email: 'Adresse e-mail',
  acceptTerms: 'Conditions générales',
};

/** Every message with its field, in the order of the screen; the one that the three phone fields share stands once. */
export function summariseErrors({ messages }: Pick<QuoteState, 'messages'>): SummarisedError[] {
  const [first, ...others] = phoneFields;
  const shared = messages[first] !== undefined && others.every((field) => messages[field] === messages[first]);
  return Object.entries(messages)
    .map(([name, message]) => ({ name: name as QuoteControlName, message }))
    .filter(({ name }) => !shared || !others.some((field) => field === name))
    .map(({ name, message }) => ({
      controlId: controlId(name),
      label: shared && name === first ? 'Vos postes' : (labels[name] ?? 'Vos appels'),
      message,
    }));
}
