import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RatesMode } from '#domain/calls/call-rates.ts';
import type { CallOption } from '#domain/calls/compare-plans.ts';
import { buildOrder, buildTestOrder } from '#domain/order/build-order.ts';
import type { Order } from '#domain/order/order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { CustomOfferState } from '#domain/quote/custom-offer-state.ts';
import { buildQuoteStatistics } from '#domain/statistics/quote-statistics.ts';
import { useCatalogue } from '#site/features/catalogue/use-catalogue.ts';
import { sendQuoteStatistics } from '#site/features/supervision/supervision-client.ts';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { paths } from '#site/navigation/paths.ts';
import { controlId } from './form/state/section-properties.ts';
import { type QuoteFormHandle, useQuoteForm } from './form/state/use-quote-form.ts';
import { useExclamations } from './order/use-exclamations.ts';
import { type OrderProgress, useOrder } from './order/use-order.ts';
import { type ResumedQuote, useResumedQuote } from './tools/use-resumed-quote.ts';

/** The state and operations of the quote page, between the form, the service and the other pages. */
export interface QuotePageHandle {
  /** The catalogue that prices the quote: today's, or the one that a resumed quote still has. */
  readonly catalogue: Catalogue;
  readonly resumed: ResumedQuote | undefined;
  readonly form: QuoteFormHandle;
  readonly progress: OrderProgress;
  /** Heading of the price card: it gets the focus when the price is what was asked for. */
  readonly cardHeading: RefObject<HTMLHeadingElement | null>;
  readonly dialog: QuoteDialog | undefined;
  readonly showPrices: () => void;
  /** Shows the price, or leads to the e-mail that it still needs. */
  readonly seePrice: () => void;
  /** Whether « Commander » computed the shown price, for a visitor who had seen none. */
  readonly pricedByOrder: boolean;
  readonly order: () => void;
  readonly retryOrder: (ask: boolean) => void;
  readonly openCustomOffer: () => void;
  readonly sendCustomOffer: (state: CustomOfferState) => void;
  readonly openCallRates: (mode: RatesMode) => void;
  readonly openTool: (tool: QuoteTool) => void;
  readonly chooseChannels: (channels: number) => void;
  /** Chooses how calls are paid, pay-as-you-go or by one of the plans, and leads from the dialog to the price. */
  readonly chooseCallOption: (option: CallOption) => void;
  readonly closeDialog: () => void;
  /** Closes a dialog whose code can't be loaded; `failedDialog` is it until another one is opened. */
  readonly abandonDialog: () => void;
  readonly failedDialog: QuoteDialog | undefined;
}

/** What the visitor can open or download besides the quote. */
export type QuoteTool = 'document' | 'share' | 'quotes' | 'total-cost' | 'comparison' | 'channel-advice';

type QuoteDialog =
  | { readonly kind: 'custom-offer' }
  | { readonly kind: 'call-rates'; readonly mode: RatesMode }
  | { readonly kind: 'tool'; readonly tool: QuoteTool }
  | { readonly kind: 'order-inspector'; readonly order: Order };

/** The state of the quote page. */
export function useQuotePage(): QuotePageHandle {
  const navigate = useNavigate();
  const current = useCatalogue();
  const [held, setHeld] = useState<Catalogue>();
  const catalogue = held ?? current;
  const [dialog, setShownDialog] = useState<QuoteDialog>();
  const [failedDialog, setFailedDialog] = useState<QuoteDialog>();
  const setDialog = (next: QuoteDialog | undefined): void => {
    setShownDialog(next);
    setFailedDialog(undefined);
  };
  const cardHeading = useRef<HTMLHeadingElement>(null);
  const { progress, place, withdraw } = useOrder();
  const [orderedUnseen, setOrderedUnseen] = useState(false);
  const form = useQuoteForm(catalogue, () => {
    withdraw();
    setOrderedUnseen(false);
  });
  const resumed = useResumedQuote(form.fill, form.read, setHeld);

  useExclamations(() => {
    if (import.meta.env.VITE_ORDER_INSPECTOR === 'off') return;
    setDialog({
      kind: 'order-inspector',
      order: buildTestOrder(form.state.controls.form, form.typed, form.priced?.quote),
    });
  });

  const showPrices = (): void => {
    const priced = form.submit();
    if (priced === undefined) return;
    sendQuoteStatistics(buildQuoteStatistics(priced.form, priced.quote, new Date()));
  };

  return {
    catalogue,
    form,
    resumed,
    progress,
    cardHeading,
    dialog,
    showPrices,
    seePrice: () => {
      if (form.read().email.trim() === '') document.getElementById(controlId('email'))?.focus();
      else {
        showPrices();
        setTimeout(() => cardHeading.current?.focus());
      }
    },
    order: () => {
      setFailedDialog(undefined);
      const shown = form.readShown();
      // An order is never placed at a price that wasn't shown.
      if (shown === undefined) {
        showPrices();
        setOrderedUnseen(true);
      } else if (!shown.acceptTerms) form.askForTerms();
      else place(buildOrder(shown.form, shown.request, shown.quote));
    },
    retryOrder: (ask) => {
      if (progress.step === 'away') place(progress.order, ask);
    },
    openCustomOffer: () => setDialog({ kind: 'custom-offer' }),
    sendCustomOffer: (state) => {
      setDialog(undefined);
      void navigate(toHashPath(paths.contact), { state });
    },
    openCallRates: (mode) => setDialog({ kind: 'call-rates', mode }),
    openTool: (tool) => setDialog({ kind: 'tool', tool }),
    chooseChannels: (channels) => form.choose('channels', String(channels)),
    chooseCallOption: (option) => {
      form.choose('callType', option === 'payAsYouGo' ? option : 'unlimited');
      if (option !== 'payAsYouGo') form.choose('callPlanType', option);
      setDialog(undefined);
      // Nothing outside the dialog takes the focus until it is gone.
      setTimeout(() => cardHeading.current?.focus());
    },
    pricedByOrder: orderedUnseen && form.shown !== undefined,
    failedDialog,
    abandonDialog: () => {
      setShownDialog(undefined);
      setFailedDialog(dialog);
    },
    closeDialog: () => {
      setDialog(undefined);
      if (dialog?.kind === 'order-inspector') place(dialog.order);
    },
  };
}
