import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogues } from '#content/catalogues.ts';
import { frenchRates } from '#content/french-rates.ts';
import { describeCalls, describeKeptNumbers } from '#domain/calls/describe-calls.ts';
import { parseQuoteRequest, type QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { describeScope } from '#domain/quote/installation/describe-scope.ts';
import {
  brokenLink,
  describePrices,
  type Resumption,
  readChoices,
  resumeQuote,
  saveChoices,
  toPricedFields,
} from '#domain/quote/resume-link.ts';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { paths } from '#site/navigation/paths.ts';
import type { QuotePageHandle } from '#site/pages/quote/form/state/use-quote-page.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/panels/Notice.tsx';
import tools from './tools.module.css';

/** What a link asked for; whoever has no e-mail in the form was sent the link, others come back to a quote of theirs. */
type LinkedQuote = Resumption & { readonly request: QuoteRequest; readonly emailGiven: boolean };

/**
 * Fills the priced fields from a link that resumes a quote, removes its query and says what the quote holds. A link
 * that can't be read, or asks for what is not on offer, changes nothing; one already filled in is not mentioned.
 */
export function ResumedQuote({ page }: { readonly page: QuotePageHandle }) {
  const { form, saved } = page;
  const navigate = useNavigate();
  const [linked, setLinked] = useState<LinkedQuote>();

  const resume = useEffectEvent((text: string): void => {
    void navigate(toHashPath(paths.quote), { replace: true });
    const choices = readChoices(text);
    const resumption = choices && resumeQuote(choices, catalogues, new Date());
    if (choices === undefined || resumption === undefined) {
      setLinked(undefined);
      page.setResumed(true);
      return;
    }
    const { catalogueId, request } = choices;
    const typed = form.read();
    const emailGiven = typed.email.trim() !== '';
    const standing = parseQuoteRequest(typed, resumption.catalogue);
    const same = standing.ok && saveChoices({ catalogueId, request: standing.request }) === saveChoices(choices);
    const isKnown = same && emailGiven && resumption.holds;
    page.setResumed(!isKnown);
    form.restore({ held: resumption.catalogue, values: isKnown ? undefined : toPricedFields(request) });
    if (isKnown) return;
    setLinked({ ...resumption, request, emailGiven });
  });

  useEffect(() => {
    if (saved !== null) resume(saved);
  }, [saved]);

  if (!page.resumed) return null;
  if (linked === undefined)
    return (
      <Notice title={brokenLink.title}>
        {brokenLink.reason} Ce que vous aviez saisi ici est gardé&#8239;; demandez le lien entier ou recomposez votre
        devis ci-dessous.
      </Notice>
    );
  const needsEmail = form.state.controls.email.trim() === '';
  return (
    <Notice title={linked.emailGiven ? 'Voici vos choix' : 'Voici le devis qui vous a été transmis'}>
      <div className={tools.tool}>
        <p>{describeRequest(linked.request)}</p>
        <p>
          {describePrices(linked)} {needsEmail && 'Il reste votre adresse e-mail à donner.'}
        </p>
        <Button kind="primary" onClick={page.seePrice}>
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
