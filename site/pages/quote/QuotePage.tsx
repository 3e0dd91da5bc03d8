import { useEffect } from 'react';
import { company, professionalsOnly } from '#content/company.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { companyPhone, companyText, telUrl } from '#domain/company.ts';
import { BackButton } from '#site/navigation/BackButton.tsx';
import { paths } from '#site/navigation/paths.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { DialogFailure } from './DialogFailure.tsx';
import { QuoteForm } from './form/QuoteForm.tsx';
import { OrderSection } from './order/OrderSection.tsx';
import { orderMailAddress } from './order/order-mail.ts';
import { QuoteDialogs } from './QuoteDialogs.tsx';
import styles from './QuotePage.module.css';
import { announceQuote, quoteHiddenAnnouncement } from './result/announce-quote.ts';
import { PriceCard } from './result/PriceCard.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useQuotePage } from './use-quote-page.ts';

const loadDetail = () => import('./QuoteDetail.tsx');
const loadActions = () => import('./QuoteActions.tsx');
// Below the first screen of any window.
const loadInstallation = () => import('./installation/InstallationPanel.tsx');
const loadResumeNotice = () => import('./tools/ResumeNotice.tsx');

const phone = companyPhone(company);
const email = companyText(company.email);

/** Online quote and order. */
export function QuotePage() {
  const page = useQuotePage();
  const { catalogue, form, progress, resumed, failedDialog, cardHeading } = page;
  const { shown, state } = form;
  const notice = useOnDemand(loadResumeNotice, resumed !== undefined);
  const installation = useOnDemand(loadInstallation, true);
  const detail = useOnDemand(loadDetail, shown !== undefined);
  const actions = useOnDemand(loadActions, shown !== undefined);

  // Needed with a price and on paper once used: not part of the first load, and fetched once the page is painted.
  useEffect(() => {
    const later = setTimeout(() => void Promise.all([import('./used-print.css'), loadDetail(), loadActions()]));
    return () => clearTimeout(later);
  }, []);

  return (
    <div className={`wrap ${styles.page}`}>
      <BackButton label="Retour" fallback={paths.home} />
      <header className={styles.head}>
        <h1>Tarifs</h1>
        <p className={styles.lead}>Comptez vos postes, voyez chaque prix, commandez quand vous voulez.</p>
        <p className={styles.notice}>{professionalsOnly}, en euros hors taxes (HT).</p>
        <noscript>
          <p>
            {quoteTexts.withoutScript} <a href={telUrl(phone)}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
      </header>
      <div role="status" className={styles.resumed}>
        {resumed && notice && <notice.ResumeNotice resumed={resumed} onSeePrice={page.seePrice} />}
      </div>
      <QuoteForm
        handle={form}
        catalogue={catalogue}
        presets={resumed === undefined || resumed.kind === 'broken'}
        onSubmit={page.showPrices}
        callRates={
          <>
            <Button kind="quiet" onClick={() => page.openCallRates('payAsYouGo')}>
              Prix des appels
            </Button>
            <Button kind="quiet" onClick={() => page.openCallRates('unlimited')}>
              Pays compris
            </Button>
            {failedDialog?.kind === 'call-rates' && <DialogFailure />}
            <ToolButton tool="comparison" page={page} />
          </>
        }
        channelAdvice={<ToolButton tool="channel-advice" page={page} />}
        panel={installation && <installation.InstallationPanel typed={form.typed} catalogue={catalogue} />}
        price={
          <PriceCard
            typed={form.typed}
            catalogue={catalogue}
            shown={shown}
            asked={state.quote !== 'not-computed'}
            headingRef={cardHeading}
            actions={actions && <actions.QuoteActions page={page} />}
          >
            <p>Vos choix ont changé.</p>
            {/* The price takes the button's place, and its heading the focus. */}
            <Button type="submit" onClick={() => cardHeading.current?.focus({ preventScroll: true })}>
              Recalculer
            </Button>
          </PriceCard>
        }
        order={
          <OrderSection
            handle={form}
            step={progress.step}
            dialogFailed={failedDialog?.kind === 'custom-offer' || failedDialog?.kind === 'order-inspector'}
            firstSeen={page.pricedByOrder}
            mailAddress={progress.step === 'away' && form.priced ? orderMailAddress(form.priced, catalogue) : ''}
            onOrder={page.order}
            onRetry={page.retryOrder}
            onCustomOffer={page.openCustomOffer}
          />
        }
        detail={shown && detail && <detail.QuoteDetail shown={shown} page={page} />}
      />
      <p className="visually-hidden" role="status">
        {shown ? announceQuote(shown.quote) : state.quote === 'hidden-by-edit' && quoteHiddenAnnouncement}
      </p>
      <QuoteDialogs page={page} catalogue={catalogue} />
    </div>
  );
}
