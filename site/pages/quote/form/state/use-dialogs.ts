import { useState } from 'react';
import type { RatesMode } from '#domain/calls/call-rates.ts';
import type { Order } from '#domain/order/order.ts';

/** What the visitor can open or download besides the quote. */
export type QuoteTool = 'document' | 'share' | 'quotes' | 'total-cost' | 'comparison' | 'channel-advice';

type QuoteDialog =
  | { readonly kind: 'custom-offer' }
  | { readonly kind: 'call-rates'; readonly mode: RatesMode }
  | { readonly kind: 'tool'; readonly tool: QuoteTool }
  | { readonly kind: 'order-inspector'; readonly order: Order };

/** The one dialog of the quote page that is open. */
export interface DialogsHandle {
  readonly opened: QuoteDialog | undefined;
  /** The dialog whose code couldn't be loaded, until another one is opened. */
  readonly failed: QuoteDialog | undefined;
  readonly open: (dialog: QuoteDialog) => void;
  readonly close: () => void;
  /** Closes a dialog whose code can't be loaded. */
  readonly abandon: () => void;
}

/** One dialog at a time. */
export function useDialogs(): DialogsHandle {
  const [{ opened, failed }, setState] = useState<Partial<Pick<DialogsHandle, 'opened' | 'failed'>>>({});
  return {
    opened,
    failed,
    open: (dialog) => setState({ opened: dialog }),
    close: () => setState({}),
    abandon: () => setState({ failed: opened }),
  };
}
