import { useState } from 'react';
import { company } from '#content/company.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { companyPhone, companyText, telUrl } from '#domain/company.ts';
import { BackButton } from '#site/navigation/BackButton.tsx';
import { paths } from '#site/navigation/paths.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { releaseRoom, useQuotePage } from './form/state/use-quote-page.ts';
import { QuoteForm } from './QuoteForm.tsx';
import styles from './QuotePage.module.css';
import { announceQuote } from './result/announce-quote.ts';

const loadDialogs = () => import('./QuoteDialogs.tsx');
const loadRates = () => import('#site/features/call-rates-dialog/CallRatesDialog.tsx');

const phone = companyPhone(company);
const email = companyText(company.email);

/** Online quote and order. */
export function QuotePage() {
  const page = useQuotePage();
  const { dialog, close, saved, resumed } = page;
  const { shown, state } = page.form;
  // A function of this visit: loaded once before, it would fill in the link before the form puts back what was left.
  const [loadResumedQuote] = useState(() => () => import('./tools/ResumedQuote.tsx'));
  // Most visitors come without a link. One that can't be opened yet stays in the address: a reload tries again.
  const link = useOnDemand(loadResumedQuote, saved !== null || resumed, releaseRoom);
  const rates = dialog?.kind === 'call-rates' ? dialog.mode : undefined;
  const ratesCode = useOnDemand(loadRates, rates !== undefined, close);
  const dialogs = useOnDemand(loadDialogs, dialog !== undefined && rates === undefined, close);

  return (
    <div className={`wrap ${styles.page}`}>
      <BackButton label="Retour" fallback={paths.home} />
      <header className={styles.head}>
        <h1 className={shown && 'screen-only'}>Tarifs</h1>
        <p className={styles.lead}>
          <span className="screen-only">Comptez vos postes, voyez chaque prix, commandez quand vous voulez.</span>{' '}
          <span className="soft">{company.professionalsOnly}, en euros hors taxes (HT).</span>
        </p>
        <noscript>
          <p>
            {quoteTexts.withoutScript} <a href={telUrl(phone)}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
      </header>
      <div role="status" aria-atomic="false" className={styles.resumed}>
        {link && <link.ResumedQuote page={page} />}
      </div>
      <QuoteForm page={page} />
      <p className="visually-hidden" role="status">
        {shown
          ? announceQuote(shown.quote)
          : state.quote === 'hidden-by-edit' && 'Vos choix ont changé\u00a0: le devis est à recalculer'}
      </p>
      {ratesCode && rates && <ratesCode.CallRatesDialog mode={rates} onClose={close} />}
      {dialogs && <dialogs.QuoteDialogs page={page} />}
    </div>
  );
}
