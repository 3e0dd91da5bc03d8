import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogues } from '#content/catalogues.ts';
import { quoteToolTexts } from '#content/quote-tools.ts';
import { compareQuotes, describeDifference } from '#domain/quote/price/compare-quotes.ts';
import { type ItemisedQuote, itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { describePrices, readChoices, readLink, resumeQuote, saveChoices } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { tryStorage } from '#ui/try-storage.ts';
import { ComparedQuotesTable } from './ComparedQuotesTable.tsx';
import styles from './QuoteComparison.module.css';
import tools from './tools.module.css';

interface QuoteComparisonProps {
  /** The choices of the shown quote, as its link has them. */
  readonly saved: string;
  readonly itemised: ItemisedQuote;
}

const texts = quoteToolTexts.comparison;

/** « Comparer deux devis »: the shown one beside one kept in this tab or whose link is pasted; all in the browser. */
export function QuoteComparison({ saved, itemised }: QuoteComparisonProps) {
  const navigate = useNavigate();
  /** The saved choices of the other quote; empty if there is none. */
  const [other, setOther] = useState(() => tryStorage(() => sessionStorage.getItem(key)) ?? '');
  const [refusal, setRefusal] = useState<string>();
  const [steps, setSteps] = useState(0);
  const result = useRef<HTMLParagraphElement>(null);

  // What was pressed is gone: the focus goes to what it brought.
  useEffect(() => {
    if (steps > 0) result.current?.focus();
  }, [steps]);

  const keep = (choices: string): void => {
    saveKeptQuote(choices);
    setOther(choices);
    setRefusal(undefined);
    setSteps((count) => count + 1);
  };

  const compareLink = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('otherQuote') as HTMLInputElement;
    const linked = readLink(field.value);
    const choices = linked ? saveChoices(linked) : '';
    const refused = choices === saved ? sameQuote : openQuote(choices) ? undefined : unreadable;
    if (refused === undefined) keep(choices);
    else {
      setRefusal(refused);
      field.focus();
    }
  };

  const opened = other === saved ? undefined : openQuote(other);
  if (opened !== undefined) {
    const compared = compareQuotes(opened.itemised, itemised);
    return (
      <div className={`column ${styles.comparison}`}>
        <p ref={result} tabIndex={-1} className={tools.verdict}>
          {describeDifference(compared)}
        </p>
        {opened.otherPrices && <p>{opened.otherPrices}</p>}
        <ComparedQuotesTable compared={compared} />
        <div className="cluster">
          <form
            method="dialog"
            onSubmit={() => {
              saveKeptQuote(saved);
              void navigate({ search: `?${resumeParameter}=${other}` }, { replace: true });
            }}
          >
            <Button type="submit">Reprendre l’autre devis</Button>
          </form>
          <Button onClick={() => keep(saved)}>Garder celui-ci à sa place</Button>
          <Button kind="quiet" onClick={() => keep('')}>
            Comparer à un autre
          </Button>
        </div>
        <p className="soft">{texts.withoutCalls}</p>
      </div>
    );
  }

  return (
    <div className={`column ${styles.comparison}`}>
      <p ref={result} tabIndex={-1}>
        {other === saved ? texts.kept : texts.lead}
      </p>
      {other === saved ? (
        <Button onClick={() => keep('')}>Ne plus le garder</Button>
      ) : (
        <Button kind="primary" onClick={() => keep(saved)}>
          Garder ce devis
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {refusal}
      </p>
      <form className={`column ${styles.link}`} noValidate onSubmit={compareLink} onInput={() => setRefusal(undefined)}>
        <Field
          id="otherQuote"
          label="Lien d’un autre devis"
          hint="Celui de «&#8239;Envoyer à quelqu’un&#8239;», ou du devis en PDF"
          error={refusal}
        >
          {(control) => <input {...control} name="otherQuote" autoComplete="off" inputMode="url" spellCheck={false} />}
        </Field>
        <Button type="submit">Comparer</Button>
      </form>
      <p className="soft">{texts.privacy}</p>
    </div>
  );
}

/** Where the quote that the visitor keeps to compare is stored, until the tab is closed. */
const key = 'neolis.kept-quote';

/** Stores a quote's choices; an empty text forgets them. Without storage they are compared while the dialog is open. */
function saveKeptQuote(saved: string): void {
  tryStorage(() => sessionStorage.setItem(key, saved));
}

const sameQuote = 'C’est le lien du devis affiché\u00a0: collez celui d’un autre devis.';
const unreadable = 'Ce lien n’ouvre aucun devis\u00a0: copiez-le en entier, avec ce qui suit le «\u202f?\u202f».';

/** The lines of saved choices at the prices that hold for them today; `undefined` if there are none. */
function openQuote(saved: string) {
  const choices = readChoices(saved);
  if (choices === undefined) return undefined;
  const resumption = resumeQuote(choices, catalogues, new Date());
  if (resumption === undefined) return undefined;
  return {
    itemised: itemiseQuote(choices.request, resumption.catalogue),
    otherPrices: resumption.holds ? undefined : describePrices(resumption),
  };
}
