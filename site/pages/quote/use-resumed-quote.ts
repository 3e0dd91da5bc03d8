import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Catalogue, catalogues } from '#content/catalogue.ts';
import { hiddenFields } from '#domain/quote/quote-form.ts';
import type { Resumption } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { paths } from '#site/navigation/paths.ts';

/** What became of the link that opened the page. */
export type ResumedQuote = Resumption | { readonly kind: 'broken' | 'other-version' };

type Fill = (values: Readonly<Record<string, string | boolean>>) => void;

/**
 * Takes the choices of a link that resumes a quote into the form, then its query out of the address. The e-mail, the test
 * fields and « Voir les tarifs » remain to the visitor; a link that can't be read changes no field. `onHeld` gets the
 * catalogue whose prices still hold.
 */
export function useResumedQuote(fill: Fill, onHeld: (catalogue: Catalogue) => void): ResumedQuote | undefined {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [resumed, setResumed] = useState<ResumedQuote>();
  const saved = new URLSearchParams(search).get(resumeParameter);

  const resume = useEffectEvent(async (text: string): Promise<void> => {
    // Most visitors come without such a link.
    const { readChoices, resumeQuote, toQuoteForm } = await import('#domain/quote/resume-link.ts');
    void navigate(toHashPath(paths.quote), { replace: true });
    const reading = readChoices(text);
    if (!reading.ok) {
      setResumed({ kind: reading.reason });
      return;
    }
    const kept: readonly string[] = ['email', ...hiddenFields];
    const choices = Object.entries(toQuoteForm(reading.choices.request)).filter(([name]) => !kept.includes(name));
    fill(Object.fromEntries(choices));
    const resumption = resumeQuote(reading.choices, catalogues, new Date());
    setResumed(resumption);
    if (resumption.kind === 'holds') onHeld(resumption.catalogue);
  });

  useEffect(() => {
    if (saved !== null) void resume(saved);
  }, [saved]);

  return resumed;
}
