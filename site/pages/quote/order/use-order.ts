import { useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { baseAddress } from '#site/features/supervision/supervision-client.ts';

/** How long an order waits for a response before the visitor reads that the service is unavailable. */
const responseTimeout = 3000;

/** Statuses with which a proxy reports a service that doesn't respond. */
const gatewayFailures: readonly number[] = [502, 504];

/** After this time the navigation to the payment page counts as failed (milliseconds). */
const departureTimeout = 15_000;

/** The state of an order: none, probing the service, going to its page, or no answer. */
export type OrderProgress =
  | { readonly step: 'none' | 'asking' | 'leaving' }
  | { readonly step: 'away'; readonly order: Order };

export interface OrderPlacing {
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

/** Whether the service responds within 3 s. From another origin the response can't be read, so any one counts. */
async function isServiceAlive(): Promise<boolean> {
  // `AbortSignal.timeout` would be shorter, but a browser without it couldn't order.
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), responseTimeout);
  try {
    const response = await fetch(`${baseAddress}/vivant`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: silence.signal,
    });
    return !gatewayFailures.includes(response.status);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Posts the order to the payment page: the browser leaves this page by a form POST, as for any other origin. */
function postOrder(order: Order): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${baseAddress}/paiement`;
  form.hidden = true;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'orderData';
  field.value = JSON.stringify(order);
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
