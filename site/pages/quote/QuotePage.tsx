import { useEffect } from 'react';
import { company } from '#content/company.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { companyPhone, companyText, telUrl } from '#domain/company.ts';
import { CallRates } from '#site/features/call-rates-dialog/CallRates.tsx';
import { BackButton } from '#site/navigation/BackButton.tsx';
import { paths } from '#site/navigation/paths.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { DialogFailure } from './DialogFailure.tsx';
import { QuoteForm } from './form/QuoteForm.tsx';
import { OrderSection } from './order/OrderSection.tsx';
import { orderMailAddress } from './order/order-mail.ts';
import styles from './QuotePage.module.css';
import { announceQuote, quoteHiddenAnnouncement } from './result/announce-quote.ts';
import { PriceCard } from './result/PriceCard.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useQuotePage } from './use-quote-page.ts';

const loadDetail = () => import('./QuoteDetail.tsx');
const loadActions = () => import('./QuoteActions.tsx');
const loadDialogs = () => import('./QuoteDialogs.tsx');
// Below the first screen of any window.
const loadInstallation = () => import('./installation/InstallationPanel.tsx');
const loadResumeNotice = () => import('./tools/ResumeNotice.tsx');

const phone = companyPhone(company);
const email = companyText(company.email);

/** Online quote and order. */
export function QuotePage() {
  const page = useQuotePage();
  const { catalogue, form, placing, dialogs, resumed, cardHeading } = page;
  const { progress } = placing;
  const { opened, failed } = dialogs;
  const { shown, state } = form;
  const notice = useOnDemand(loadResumeNotice, resumed !== undefined);
  const installation = useOnDemand(loadInstallation, true);
  const detail = useOnDemand(loadDetail, shown !== undefined);
  const actions = useOnDemand(loadActions, shown !== undefined);
  const rates = opened?.kind === 'call-rates' ? opened.mode : undefined;
  const dialog = useOnDemand(loadDialogs, opened !== undefined && rates === undefined, dialogs.abandon);

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
        <p className={styles.notice}>{company.professionalsOnly}, en euros hors taxes (HT).</p>
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
            <Button kind="quiet" onClick={() => dialogs.open({ kind: 'call-rates', mode: 'payAsYouGo' })}>
              Prix des appels
            </Button>
            <Button kind="quiet" onClick={() => dialogs.open({ kind: 'call-rates', mode: 'unlimited' })}>
              Pays compris
            </Button>
            {failed?.kind === 'call-rates' && <DialogFailure />}
            <ToolButton tool="comparison" dialogs={dialogs} />
          </>
        }
        channelAdvice={<ToolButton tool="channel-advice" dialogs={dialogs} />}
        panel={installation && <installation.InstallationPanel typed={form.typed} catalogue={catalogue} />}
        price={
          <PriceCard
            typed={form.typed}
            catalogue={catalogue}
            shown={shown}
            asked={state.quote !== 'not-computed'}
            headingRef={cardHeading}
            actions={actions && <actions.QuoteActions dialogs={dialogs} />}
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
            dialogFailed={failed?.kind === 'custom-offer' || failed?.kind === 'order-inspector'}
            firstSeen={page.pricedByOrder}
            mailAddress={progress.step === 'away' && form.priced ? orderMailAddress(form.priced, catalogue) : ''}
            onOrder={page.order}
            onRetry={(ask) => progress.step === 'away' && placing.post(progress.posted, ask)}
            onCustomOffer={() => dialogs.open({ kind: 'custom-offer' })}
          />
        }
        detail={shown && detail && <detail.QuoteDetail shown={shown} page={page} />}
      />
      <p className="visually-hidden" role="status">
        {shown ? announceQuote(shown.quote) : state.quote === 'hidden-by-edit' && quoteHiddenAnnouncement}
      </p>
      <CallRates mode={rates} onClose={dialogs.close} onFailure={dialogs.abandon} />
      {dialog && <dialog.QuoteDialogs page={page} />}
    </div>
  );
}
