import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { parseQuoteRequest, type QuoteForm, type QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { Resumption } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { paths } from '#site/navigation/paths.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

const loadLinkCode = () => import('#domain/quote/resume-link.ts');

/** The result of the link that opened the page; `emailGiven` tells whether the form already had an e-mail. */
export type ResumedQuote = (Resumption & { readonly request: QuoteRequest; readonly emailGiven: boolean }) | 'broken';

type Fill = (values: Readonly<Record<string, string | boolean>>) => void;

/**
 * Fills the form with the choices of a link that resumes a quote, and removes its query from the address. Fields that
 * aren't priced and « Voir les tarifs » are left to the visitor; a link that can’t be read, or asks for what is
 * not on offer, changes no field. There is no notice if the form already has all of it, as when returning from the
 * payment page. `readForm` returns the current form; `onHeld` gets the catalogue that prices the quote from now on.
 */
export function useResumedQuote(
  fill: Fill,
  readForm: () => QuoteForm,
  onHeld: (catalogue: Catalogue) => void,
): ResumedQuote | undefined {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [resumed, setResumed] = useState<ResumedQuote>();
  const saved = new URLSearchParams(search).get(resumeParameter);

  // Most visitors come without such a link. One that can't be read yet stays in the address: a reload tries again.
  const code = useOnDemand(loadLinkCode, saved !== null, () => undefined);

  const resume = useEffectEvent((text: string, linkCode: NonNullable<typeof code>): void => {
    const { readChoices, resumeQuote, saveChoices, toPricedFields } = linkCode;
    void navigate(toHashPath(paths.quote), { replace: true });
    const form = readForm();
    const emailGiven = form.email.trim() !== '';
    const choices = readChoices(text);
    const resumption = choices && resumeQuote(choices, catalogues, new Date());
    if (choices === undefined || resumption === undefined) {
      setResumed('broken');
      return;
    }
    onHeld(resumption.catalogue);
    const { catalogueId, request } = choices;
    const standing = parseQuoteRequest(form, resumption.catalogue);
    const same = standing.ok && saveChoices({ catalogueId, request: standing.request }) === saveChoices(choices);
    if (same && emailGiven && resumption.holds) {
      setResumed(undefined);
      return;
    }
    fill(toPricedFields(request));
    setResumed({ ...resumption, request, emailGiven });
  });

  useEffect(() => {
    if (saved !== null && code !== undefined) resume(saved, code);
  }, [saved, code]);

  // Set by the inline head script; another visit of the page may come without a link.
  useEffect(() => () => void delete document.documentElement.dataset.resumed, []);

  return resumed;
}
