import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { isServiceAlive, postOrder } from '#site/features/supervision/order-client.ts';

/** After this time the navigation to the payment page counts as failed (milliseconds). */
const departureTimeout = 15_000;

/** The state of an order: none, probing the service, going to its page, or no answer. */
export type OrderProgress =
  | { readonly step: 'none' | 'asking' | 'leaving' }
  | { readonly step: 'away'; readonly order: Order };

interface OrderPlacing {
  readonly progress: OrderProgress;
  /** Posts an order once if the service responds, or without asking it; reports that it doesn't respond. */
  readonly place: (order: Order, ask?: boolean) => void;
  /** Withdraws an order that isn't posted yet, because the visitor has changed something. */
  readonly withdraw: () => void;
}

/** Sends an order to the payment page. The browser then leaves this page; « back » enables the buttons again. */
export function useOrder(): OrderPlacing {
  const [progress, setProgress] = useState<OrderProgress>({ step: 'none' });
  // Decided in the event handler: a second press may come before the next render.
  const attempt = useRef<symbol>(undefined);

  const withdraw = useCallback((): void => {
    attempt.current = undefined;
    setProgress((current) => (current.step === 'none' ? current : { step: 'none' }));
  }, []);

  const place = (order: Order, ask = true): void => {
    if (attempt.current !== undefined) return;
    const mine = Symbol();
    attempt.current = mine;
    setProgress({ step: 'asking' });
    void (ask ? isServiceAlive() : Promise.resolve(true)).then((alive) => {
      if (attempt.current !== mine) return;
      if (alive) {
        setProgress({ step: 'leaving' });
        postOrder(order);
      } else {
        attempt.current = undefined;
        setProgress({ step: 'away', order });
      }
    });
  };

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) withdraw();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [withdraw]);

  useEffect(() => {
    if (progress.step !== 'leaving') return;
    const timer = setTimeout(withdraw, departureTimeout);
    return () => clearTimeout(timer);
  }, [progress, withdraw]);

  return { progress, place, withdraw };
}
