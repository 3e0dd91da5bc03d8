import autocannon from 'autocannon';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';

interface Offered {
  /** Milliseconds that each request waited for its answer. */
  readonly waits: readonly number[];
  readonly failures: number;
}

const random = seededRandom(1);
/** Orders of all kinds; a number in the e-mail makes each post another order at the same price. */
const orders = Array.from({ length: 256 }, () => {
  const orderData = JSON.stringify(randomOrder(random, 0));
  return new URLSearchParams({ orderData }).toString();
});
let posted = 0;

/** Sends hits, orders or quotes (each as a page and as JSON) from some clients for some seconds, each client its next one as soon as it has the answer. */
export async function offerRequests(
  what: 'hits' | 'orders' | 'quotes',
  port: number,
  clients: number,
  seconds: number,
): Promise<Offered> {
  const waits: number[] = [];
  const {
    errors,
    '4xx': refused,
    '5xx': failed,
  } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: clients,
    duration: seconds,
    requests: { hits: [hit], orders: [orderFor(port)], quotes: [quoteAs(''), quoteAs('.json')] }[what],
    setupClient: (client) => {
      client.on('response', (_status, _bytes, milliseconds) => waits.push(milliseconds));
    },
  });
  return { waits, failures: errors + refused + failed };
}

const hit: autocannon.Request = {
  path: '/supervision/statistiques?type=visite',
  headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
};

/** Another quote each time, so that none is kept. */
function quoteAs(kind: string): autocannon.Request {
  return {
    setupRequest: (request) => {
      const choices = `mainPhones=${(++posted % 48) + 3}&siteCount=${(posted % 5) + 1}&callType=unlimited&channels=6`;
      return { ...request, path: `/supervision/devis${kind}?${choices}` };
    },
  };
}

function orderFor(port: number): autocannon.Request {
  return {
    method: 'POST',
    path: '/supervision/paiement',
    headers: { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
    setupRequest: (request) => {
      const number = ++posted;
      return { ...request, body: orders[number % orders.length]?.replace('client0%40', `client${number}%40`) };
    },
  };
}
