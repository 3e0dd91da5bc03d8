import { frenchRates } from '#content/french-rates.ts';
import { describeCalls, describeKeptNumbers } from '#domain/calls/describe-calls.ts';
import { brokenLink, describePrices } from '#domain/quote/describe-resumption.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { describeScope } from '#domain/quote/installation/describe-scope.ts';
import type { ResumedQuote } from '#site/pages/quote/form/state/use-resumed-quote.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/panels/Notice.tsx';
import tools from './tools.module.css';

interface ResumeNoticeProps {
  readonly resumed: ResumedQuote;
  readonly needsEmail: boolean;
  readonly onSeePrice: () => void;
}

/**
 * The result of the link that opened the page: what the quote holds, at which prices, and the way to its price; or why
 * nothing was filled in. Whoever has no e-mail in the form was sent the link; others come back to a quote of theirs.
 */
export function ResumeNotice({ resumed, needsEmail, onSeePrice }: ResumeNoticeProps) {
  if (resumed === 'broken')
    return (
      <Notice title={brokenLink.title}>
        {brokenLink.reason} Ce que vous aviez saisi ici est gardé&#8239;; demandez le lien entier ou recomposez votre
        devis ci-dessous.
      </Notice>
    );
  return (
    <Notice title={resumed.emailGiven ? 'Voici vos choix' : 'Voici le devis qui vous a été transmis'}>
      <div className={tools.tool}>
        <p>{describeRequest(resumed.request)}</p>
        <p>
          {describePrices(resumed)} {needsEmail && 'Il reste votre adresse e-mail à donner.'}
        </p>
        <Button kind="primary" onClick={onSeePrice}>
          Voir le prix
        </Button>
      </div>
    </Notice>
  );
}

/** « 10 postes, 2 sites, 2 numéros conservés. Appels illimités vers les fixes et mobiles de France, 5 à la fois. » */
function describeRequest(request: QuoteRequest): string {
  const kept = describeKeptNumbers(request.portedNumbers);
  return `${describeScope(request)}${kept && `, ${kept}`}. ${describeCalls(request.calls, frenchRates)}.`;
}
