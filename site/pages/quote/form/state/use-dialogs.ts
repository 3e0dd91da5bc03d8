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

export function useDialogs() {
  const [opened, open] = useState<QuoteDialog>();
  return { opened, open: (dialog: QuoteDialog) => open(dialog), close: () => open(undefined) };
}
