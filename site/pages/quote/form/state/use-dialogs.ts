import { useState } from 'react';
import type { RatesMode } from '#domain/calls/call-rates.ts';
import type { Order } from '#domain/order/order.ts';

/** What the visitor can open or download besides the quote. */
export type QuoteTool = 'document' | 'share' | 'quotes' | 'total-cost' | 'comparison' | 'channel-advice';

type QuoteDialog =
  | { readonly kind: QuoteTool | 'custom-offer' }
  | { readonly kind: 'call-rates'; readonly mode: RatesMode }
  | { readonly kind: 'order-inspector'; readonly order: Order };

/** The dialogs of the quote page, of which one at a time is open. */
export type DialogsHandle = ReturnType<typeof useDialogs>;

/** One dialog at a time; `failed` is one whose code couldn't be loaded, until another one is opened. */
export function useDialogs() {
  const [{ opened, failed }, setState] = useState<{ opened?: QuoteDialog; failed?: QuoteDialog | undefined }>({});
  return {
    opened,
    failed,
    open: (dialog: QuoteDialog) => setState({ opened: dialog }),
    close: () => setState({}),
    /** Closes a dialog whose code can't be loaded. */
    abandon: () => setState({ failed: opened }),
  };
}
