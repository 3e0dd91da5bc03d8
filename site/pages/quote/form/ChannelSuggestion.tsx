import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import { describeExtensions } from '#domain/quote/installation/describe-scope.ts';
import { Button } from '#ui/buttons/Button.tsx';
import styles from './sections.module.css';
import type { QuotePageHandle } from './state/use-quote-page.ts';

/** « 4 conseillés pour 5 postes »: a button to choose the channels needed for normal use. Empty without phones. */
export function ChannelSuggestion({ page }: { readonly page: QuotePageHandle }) {
  const { typed, choose } = page.form;
  const advised = adviseForNormalUse(typed, page.catalogue);
  if (advised === undefined) return null;
  return (
    <Button
      className={styles.suggestion}
      aria-pressed={typed.calls.callType === 'unlimited' && typed.calls.channels === advised}
      onClick={() => choose('channels', String(advised))}
    >
      {advised} conseillés
      <span className="visually-hidden">&nbsp;pour {describeExtensions(typed)}</span>
    </Button>
  );
}
