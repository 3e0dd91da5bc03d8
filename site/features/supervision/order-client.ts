import type { Order } from '#domain/order/order.ts';
import { baseAddress } from './supervision-client.ts';

/** How long an order waits for a response before the visitor reads that the service is unavailable. */
const responseTimeout = 3000;

/** Statuses with which a proxy reports a service that doesn't respond. */
const gatewayFailures: readonly number[] = [502, 504];

/** Whether the service responds within 3 s. From another origin the response can't be read, so any one counts. */
export async function isServiceAlive(): Promise<boolean> {
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
export function postOrder(order: Order): void {
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
