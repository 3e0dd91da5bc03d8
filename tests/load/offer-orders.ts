import { Agent, request } from 'node:http';
import { randomOrder, seededRandom } from '#tests/resilience/payloads.ts';
import { offer } from './offer.ts';

export interface Offered {
  /** Milliseconds from the instant an order was due to the end of its response, in ascending order. */
  readonly waits: readonly number[];
  readonly failures: number;
}

/**
 * Offers orders to a service, each different; `turn` makes them differ from those of other turns. A response other than
 * the redirect to its payment page is a failure.
 */
export async function offerOrders(port: number, perSecond: number, seconds: number, turn: number): Promise<Offered> {
  const random = seededRandom(turn);
  const agent = new Agent({ keepAlive: true });
  let offered = 0;
  const waits = await offer(perSecond, seconds, (number) => {
    offered++;
    const order = randomOrder(random, turn * 1_000_000 + number);
    return post(port, agent, new URLSearchParams({ orderData: JSON.stringify(order) }).toString());
  });
  agent.destroy();
  return { waits, failures: offered - waits.length };
}

/** Whether the order was accepted. */
function post(port: number, agent: Agent, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/supervision/paiement',
        headers: {
          origin: `http://127.0.0.1:${port}`,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode === 303)),
    );
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
