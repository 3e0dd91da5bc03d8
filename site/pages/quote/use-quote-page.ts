import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Catalogue } from '#content/catalogue.ts';
import { buildOrder, buildTestOrder } from '#domain/order/build-order.ts';
import type { Order } from '#domain/order/order.ts';
import { buildQuoteStatistics } from '#domain/statistics/quote-statistics.ts';
import type { CustomDetails } from '#site/features/custom-offer/CustomOfferDialog.tsx';
import { useExclamations } from '#site/features/order-inspector/use-exclamations.ts';
import { type QuoteFormHandle, useQuoteForm } from '#site/features/quote-form/use-quote-form.ts';
import { sendQuoteStatistics } from '#site/features/supervision/supervision-client.ts';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { paths } from '#site/navigation/paths.ts';
import { type OrderProgress, useOrder } from './use-order.ts';

/** What the quote page shows and can do, between the form, the service and the other pages. */
export interface QuotePageHandle {
  readonly form: QuoteFormHandle;
  readonly progress: OrderProgress;
  readonly dialog: QuoteDialog | undefined;
  readonly showPrices: () => void;
  readonly order: () => void;
  readonly retryOrder: () => void;
  readonly openCustomOffer: () => void;
  readonly sendCustomOffer: (details: CustomDetails) => void;
  readonly openCallRates: (type: CallRatesType) => void;
  readonly closeDialog: () => void;
}

export type CallRatesType = 'payAsYouGo' | 'unlimited';

export type QuoteDialog =
  | { readonly kind: 'custom-offer' }
  | { readonly kind: 'call-rates'; readonly type: CallRatesType }
  | { readonly kind: 'order-inspector'; readonly order: Order };

export function useQuotePage(catalogue: Catalogue, onShow: () => void): QuotePageHandle {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<QuoteDialog>();
  const { progress, place, withdraw } = useOrder();
  const form = useQuoteForm(catalogue, withdraw);

  useExclamations(() => {
    setDialog({ kind: 'order-inspector', order: buildTestOrder(form.state.controls.form, form.priced) });
  });

  const showPrices = (): void => {
    const priced = form.submit();
    if (priced === undefined) return;
    sendQuoteStatistics(buildQuoteStatistics(priced.form, priced.quote, new Date()));
    onShow();
  };

  return {
    form,
    progress,
    dialog,
    showPrices,
    order: () => {
      // Nobody orders a price not seen.
      if (form.shown === undefined) showPrices();
      else if (!form.shown.acceptTerms) form.askForTerms();
      else place(buildOrder(form.shown.form, form.shown.request, form.shown.quote));
    },
    retryOrder: () => {
      if (progress.step === 'away') place(progress.order);
    },
    openCustomOffer: () => setDialog({ kind: 'custom-offer' }),
    sendCustomOffer: (customDetails) => {
      setDialog(undefined);
      const state = { origin: 'quote', quote: form.shown?.quote ?? null, customDetails };
      void navigate(toHashPath(paths.contact), { state });
    },
    openCallRates: (type) => setDialog({ kind: 'call-rates', type }),
    closeDialog: () => {
      setDialog(undefined);
      if (dialog?.kind === 'order-inspector') place(dialog.order);
    },
  };
}
