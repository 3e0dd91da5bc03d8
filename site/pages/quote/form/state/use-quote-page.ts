import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RatesMode } from '#domain/calls/call-rates.ts';
import { buildOrder, buildTestOrder } from '#domain/order/build-order.ts';
import type { Order } from '#domain/order/order.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import type { CustomOfferState } from '#domain/requests/custom-offer-state.ts';
import { buildQuoteStatistics } from '#domain/statistics/quote-statistics.ts';
import { usePost } from '#site/features/supervision/use-post.ts';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { paths } from '#site/navigation/paths.ts';
import { controlId } from './element-ids.ts';
import { sendQuoteStatistics } from './send-statistics.ts';
import { useExclamations } from './use-exclamations.ts';
import { useQuoteForm } from './use-quote-form.ts';

/** What the visitor can open or download besides the quote. */
export type QuoteTool = 'document' | 'share' | 'quotes' | 'total-cost' | 'comparison' | 'channel-advice';

type QuoteDialog =
  | { readonly kind: QuoteTool | 'custom-offer' }
  | { readonly kind: 'call-rates'; readonly mode: RatesMode }
  | { readonly kind: 'order-inspector'; readonly order: Order };

/** Removes the room that the inline head script has kept for the notice of a link, and shows the examples again. */
export function releaseRoom(): void {
  delete document.documentElement.dataset.resumed;
}

/** The parts of the quote page, and what concerns several of them. */
export type QuotePageHandle = ReturnType<typeof useQuotePage>;

/** The state of the quote page, between the form, the service and the other pages. */
export function useQuotePage() {
  const navigate = useNavigate();
  /** The dialog that is open or being loaded, one at a time. */
  const [dialog, open] = useState<QuoteDialog>();
  const close = (): void => open(undefined);
  const { search } = useLocation();
  /** Whether a link brought the quote, or one that can't be read: its notice takes the place of the examples. */
  const [resumed, setResumed] = useState(false);
  /** Heading of the price card: it gets the focus when the price is what was asked for. */
  const cardHeading = useRef<HTMLHeadingElement>(null);
  const placing = usePost();
  const [orderedUnseen, setOrderedUnseen] = useState(false);
  const form = useQuoteForm(() => {
    // What is being loaded would open with the choices before this edit.
    close();
    setOrderedUnseen(false);
  });

  // Once the notice is there, or if the visitor leaves before: later visits and links need no room for one.
  useEffect(() => {
    if (resumed) releaseRoom();
    return releaseRoom;
  }, [resumed]);

  useExclamations(() => {
    const order = buildTestOrder(form.state.controls, form.typed, form.priced?.quote);
    open({ kind: 'order-inspector', order });
  });

  /** Returns whether the form is valid. */
  const showPrices = (): boolean => {
    const priced = form.submit();
    if (priced !== undefined) sendQuoteStatistics(buildQuoteStatistics(priced.form, priced.quote, new Date()));
    return priced !== undefined;
  };
  /** Shows the price, or leads to the e-mail that it still needs. */
  const seePrice = (): void => {
    if (form.read().email.trim() === '') document.getElementById(controlId('email'))?.focus();
    else if (showPrices()) setTimeout(() => cardHeading.current?.focus());
  };
  const placeOrder = (order: Order, ask?: boolean): void =>
    void placing.post({ path: '/paiement', fields: { orderData: JSON.stringify(order) } }, ask);
  /** Places the order whose price is shown, if the service responds or without asking it. */
  const order = (ask = true): void => {
    close();
    const shown = form.readShown();
    // An order is never placed at a price that wasn't shown.
    if (shown === undefined) {
      showPrices();
      setOrderedUnseen(true);
    } else if (!shown.form.acceptTerms) form.askForTerms();
    else placeOrder(buildOrder(shown.form, shown.request, shown.quote), ask);
  };
  /** Closes the dialog of the custom offer and leads to the page that sends it. */
  const sendCustomOffer = (state: CustomOfferState): void => {
    close();
    void navigate(toHashPath(paths.contact), { state });
  };

  return {
    ...{ form, catalogue: form.catalogue, placing, cardHeading, dialog, open, close, resumed, setResumed },
    ...{ showPrices, seePrice, order, placeOrder, sendCustomOffer },
    /** The saved quote that the address asks for. */
    saved: new URLSearchParams(search).get(resumeParameter),
    /** Whether « Commander » computed the shown price, for a visitor who had seen none. */
    pricedByOrder: orderedUnseen && form.shown !== undefined,
  };
}
