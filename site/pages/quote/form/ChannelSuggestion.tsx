import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { type QuoteForm, readCountOrZero } from '#domain/quote/quote-form.ts';
import { Button } from '#ui/Button.tsx';
import styles from './sections.module.css';
import { countTypedPhones } from './typed-counts.ts';

interface ChannelSuggestionProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
  readonly onChoose: (channels: string) => void;
}

/**
 * « 4 conseillés pour 5 postes »: the channels needed for normal use, and a button to choose them. Empty without
 * phones.
 */
export function ChannelSuggestion({ form, catalogue, onChoose }: ChannelSuggestionProps) {
  const { limits, unlimited } = catalogue;
  const extensions = form.virtualOnly ? readCountOrZero(form.userCount) : countTypedPhones(form);
  const advised = adviseForNormalUse(extensions, limits.phones.max, unlimited.channels);
  if (advised === undefined) return null;
  return (
    <Button
      className={styles.suggestion}
      aria-pressed={form.channels === String(advised)}
      onClick={() => onChoose(String(advised))}
    >
      {`${advised} conseillés pour ${extensions}\u00a0${nameExtensions(form.virtualOnly, extensions)}`}
    </Button>
  );
}

function nameExtensions(virtualOnly: boolean, count: number): string {
  return `${virtualOnly ? 'utilisateur' : 'poste'}${count > 1 ? 's' : ''}`;
}
