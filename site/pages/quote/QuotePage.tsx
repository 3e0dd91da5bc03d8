import { useRef } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { OrderSection } from '#site/features/quote-form/OrderSection.tsx';
import { QuoteForm } from '#site/features/quote-form/QuoteForm.tsx';
import { useCatalogue } from '#site/features/quote-form/use-catalogue.ts';
import { announceQuote, quoteHiddenAnnouncement } from '#site/features/quote-result/announce-quote.ts';
import { QuoteResult } from '#site/features/quote-result/QuoteResult.tsx';
import { paths } from '#site/navigation/paths.ts';
import { useGoBack } from '#site/navigation/use-go-back.ts';
import { Button } from '#site/ui/Button.tsx';
import { InstallationPreview } from './InstallationPreview.tsx';
import { orderMailAddress } from './order-mail.ts';
import { PhonePicture } from './PhonePicture.tsx';
import { QuoteDialogs } from './QuoteDialogs.tsx';
import styles from './QuotePage.module.css';
import { useQuotePage } from './use-quote-page.ts';

const phonePictures = {
  T46U: <PhonePicture kind="main" />,
  T33G: <PhonePicture kind="secondary" />,
  W73P: <PhonePicture kind="cordless" />,
};

/** Online quote and order. */
export function QuotePage() {
  const goBack = useGoBack(paths.home);
  const catalogue = useCatalogue();
  const panel = useRef<HTMLElement>(null);
  const page = useQuotePage(catalogue, () => bringIntoView(panel.current));
  const { form, progress } = page;
  const { shown, state } = form;

  return (
    <div className={`wrap ${styles.page}`}>
      <Button kind="quiet" onClick={goBack}>
        ← Retour
      </Button>
      <header className={styles.head}>
        <h1>Tarifs</h1>
        <p className={styles.lead}>Comptez vos postes, voyez chaque prix, commandez quand vous voulez.</p>
        <p className={styles.notice}>{quoteTexts.professionalsOnly}, en euros hors taxes (HT).</p>
        <noscript>
          <p>{quoteTexts.withoutScript}</p>
        </noscript>
      </header>
      <QuoteForm
        handle={form}
        catalogue={catalogue}
        pictures={phonePictures}
        onSubmit={page.showPrices}
        panel={
          <aside ref={panel} className={styles.panel} aria-label="Récapitulatif">
            <InstallationPreview form={state.controls.form} catalogue={catalogue} />
            {shown ? (
              <QuoteResult request={shown.request} quote={shown.quote} catalogue={catalogue} />
            ) : (
              <p className={styles.waiting}>
                {state.quote === 'hidden-by-edit'
                  ? 'Vos choix ont changé. Affichez à nouveau les tarifs pour voir le prix à jour.'
                  : 'Votre prix s’affichera ici, ligne par ligne\u00a0: à la commande et par mois.'}
              </p>
            )}
          </aside>
        }
        order={
          <OrderSection
            handle={form}
            step={progress.step}
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
      <QuoteDialogs page={page} />
    </div>
  );
}

/** On a narrow screen the price appears below the button that was pressed: shows it. */
function bringIntoView(panel: HTMLElement | null): void {
  if (panel === null) return;
  requestAnimationFrame(() => {
    const totals = panel.querySelector('section:last-child') ?? panel;
    if (totals.getBoundingClientRect().top < innerHeight * 0.8) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    totals.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  });
}
