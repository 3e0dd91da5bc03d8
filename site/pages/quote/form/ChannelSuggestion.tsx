import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { countExtensions } from '#domain/quote/installation/count-items.ts';
import { Button } from '#ui/buttons/Button.tsx';
import styles from './sections.module.css';
import type { TypedRequest } from './state/section-properties.ts';
import type { QuoteFormHandle } from './state/use-quote-form.ts';

interface ChannelSuggestionProps extends TypedRequest {
  readonly catalogue: Catalogue;
  readonly onChoose: QuoteFormHandle['choose'];
}

/**
 * « 4 conseillés pour 5 postes »: the channels needed for normal use, and a button to choose them. Empty without
 * phones.
 */
export function ChannelSuggestion({ typed, catalogue, onChoose }: ChannelSuggestionProps) {
  const { limits, unlimited } = catalogue;
  const extensions = countExtensions(typed);
  const advised = adviseForNormalUse(extensions, limits.phones.max, unlimited.channels);
  if (advised === undefined) return null;
  return (
    <Button
      className={styles.suggestion}
      aria-pressed={typed.calls.callType === 'unlimited' && typed.calls.channels === advised}
      onClick={() => onChoose('channels', String(advised))}
    >
      {advised} conseillés
      <span className="visually-hidden">{`\u00a0pour ${extensions}\u00a0${nameExtensions(typed.virtualOnly, extensions)}`}</span>
    </Button>
  );
}

function nameExtensions(virtualOnly: boolean, count: number): string {
  return `${virtualOnly ? 'utilisateur' : 'poste'}${count > 1 ? 's' : ''}`;
}
