import { useEffect, useRef } from 'react';
import { company } from '#content/company.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { companyText, telephoneAddress } from '#domain/company.ts';
import { OrderSection } from '#site/features/quote-form/OrderSection.tsx';
import { QuoteForm } from '#site/features/quote-form/QuoteForm.tsx';
import { announceQuote, quoteHiddenAnnouncement } from '#site/features/quote-result/announce-quote.ts';
import { BackButton } from '#site/navigation/BackButton.tsx';
import { paths } from '#site/navigation/paths.ts';
import { Button } from '#site/ui/Button.tsx';
import { useOnDemand } from '#site/ui/use-on-demand.ts';
import { bringIntoView } from './bring-into-view.ts';
import { orderMailAddress } from './order-mail.ts';
import { PhonePicture } from './PhonePicture.tsx';
import { QuoteDialogs } from './QuoteDialogs.tsx';
import styles from './QuotePage.module.css';
import { QuotePanel } from './QuotePanel.tsx';
import { useQuotePage } from './use-quote-page.ts';

const loadResumeNotice = () => import('./ResumeNotice.tsx');

const phonePictures = {
  T46U: <PhonePicture model="T46U" />,
  T33G: <PhonePicture model="T33G" />,
  W73P: <PhonePicture model="W73P" />,
};

const phone = companyText(company.phone);
const email = companyText(company.email);

/** Online quote and order. */
export function QuotePage() {
  const panel = useRef<HTMLElement>(null);
  const page = useQuotePage(() => bringIntoView(panel.current));
  const { catalogue, form, progress, resumed } = page;
  const { shown, state } = form;
  const notice = useOnDemand(loadResumeNotice, resumed !== undefined);

  // Needed only on paper: kept out of the style that every visitor waits for, and fetched once the page is painted.
  useEffect(() => {
    const later = setTimeout(() => void import('./quote-print.css'));
    return () => clearTimeout(later);
  }, []);

  return (
    <div className={`wrap ${styles.page}`}>
      <BackButton label="Retour" fallback={paths.home} />
      <header className={styles.head}>
        <h1>Tarifs</h1>
        <p className={styles.lead}>Comptez vos postes, voyez chaque prix, commandez quand vous voulez.</p>
        <p className={styles.notice}>{quoteTexts.professionalsOnly}, en euros hors taxes (HT).</p>
        <noscript>
          <p>
            {quoteTexts.withoutScript} <a href={telephoneAddress(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>,{' '}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
        {resumed && notice && <notice.ResumeNotice resumed={resumed} />}
      </header>
      <QuoteForm
        handle={form}
        catalogue={catalogue}
        pictures={phonePictures}
        onSubmit={page.showPrices}
        callRates={
          <>
            <Button kind="quiet" onClick={() => page.openCallRates('payAsYouGo')}>
              Prix des appels
            </Button>
            <Button kind="quiet" onClick={() => page.openCallRates('unlimited')}>
              Pays compris dans le forfait
            </Button>
            <span role="alert">{page.failedDialog === 'call-rates' && quoteTexts.dialogFailure}</span>
          </>
        }
        channelAdvice={
          <Button kind="quiet" onClick={() => page.openTool('channel-advice')}>
            Combien de canaux{'\u202f'}?
          </Button>
        }
        panel={<QuotePanel ref={panel} page={page} catalogue={catalogue} />}
        order={
          <OrderSection
            handle={form}
            step={progress.step}
            dialogFailed={page.failedDialog !== undefined && page.failedDialog !== 'call-rates'}
            mailAddress={form.priced ? orderMailAddress(form.priced, catalogue) : ''}
            onOrder={page.order}
            onRetry={page.retryOrder}
            onCustomOffer={page.openCustomOffer}
          />
        }
      />
      <p className="visually-hidden" role="status">
        {shown ? announceQuote(shown.quote) : state.quote === 'hidden-by-edit' && quoteHiddenAnnouncement}
      </p>
      <QuoteDialogs page={page} catalogue={catalogue} />
    </div>
  );
}
