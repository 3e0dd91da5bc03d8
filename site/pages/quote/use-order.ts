import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { isServiceAlive, postOrder } from '#site/features/supervision/supervision-client.ts';

/** After this the way to the payment page is taken for failed (milliseconds). */
const longestDeparture = 15_000;

export type OrderProgress =
  | { readonly step: 'none' | 'asking' | 'leaving' }
  | { readonly step: 'away'; readonly order: Order };

interface OrderPlacing {
  readonly progress: OrderProgress;
  /** Posts an order, once, if the service gives a sign of life; says so if not. */
  readonly place: (order: Order) => void;
  /** Takes back what isn't posted yet: the visitor has changed something. */
  readonly withdraw: () => void;
}

/** Brings an order to the payment page. The browser leaves this page then; coming back by « back » frees the buttons. */
export function useOrder(): OrderPlacing {
  const [progress, setProgress] = useState<OrderProgress>({ step: 'none' });
  // Decided at the press itself: a second one may come before the page is drawn again.
  const attempt = useRef<symbol>(undefined);

  const withdraw = useCallback((): void => {
    attempt.current = undefined;
    setProgress((current) => (current.step === 'none' ? current : { step: 'none' }));
  }, []);

  const place = useCallback((order: Order): void => {
    if (attempt.current !== undefined) return;
    const mine = Symbol();
    attempt.current = mine;
    setProgress({ step: 'asking' });
    void isServiceAlive().then((alive) => {
      if (attempt.current !== mine) return;
      if (alive) {
        setProgress({ step: 'leaving' });
        postOrder(order);
      } else {
        attempt.current = undefined;
        setProgress({ step: 'away', order });
      }
    });
  }, []);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) withdraw();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [withdraw]);

  useEffect(() => {
    if (progress.step !== 'leaving') return;
    const timer = setTimeout(withdraw, longestDeparture);
    return () => clearTimeout(timer);
  }, [progress, withdraw]);

  return { progress, place, withdraw };
}
