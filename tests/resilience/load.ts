import { Agent, type IncomingMessage, request } from 'node:http';
import { multipart, randomOrder, seededRandom, statisticsFields } from '#service/payloads.fixture.ts';

/** What clients sent and which responses they got, to be compared with what is stored. */
export interface Ledger {
  hitsSent: number;
  hitsAcknowledged: number;
  /** E-mails whose statistics were acknowledged. */
  readonly statistics: Set<string>;
  /** By e-mail: the payment page that the answer named. */
  readonly orders: Map<string, string>;
  /** Requests on an open connection that got no response. */
  cut: number;
  /** Unexpected responses. */
  readonly odd: number[];
  /** Called after each acknowledged hit. */
  onHit: () => void;
}

export function newLedger(): Ledger {
  return {
    hitsSent: 0,
    hitsAcknowledged: 0,
    statistics: new Set(),
    orders: new Map(),
    cut: 0,
    odd: [],
    onHit: () => {},
  };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
}

/** Sends a request; `undefined` without a response. `reached` tells whether it was written to an open connection. */
function send(
  agent: Agent,
  port: number,
  options: { method: string; path: string; headers?: Record<string, string>; body?: string },
): Promise<{ answer?: Answer; reached: boolean }> {
  return new Promise((resolve) => {
    let reached = false;
    const outgoing = request(
      { host: '127.0.0.1', port, agent, method: options.method, path: options.path, headers: options.headers },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => {
          resolve({ answer: { status: incoming.statusCode ?? 0, headers: incoming.headers }, reached: true });
        });
        incoming.on('error', () => resolve({ reached: true }));
      },
    );
    outgoing.on('socket', (socket) => {
      if (!socket.connecting) reached = true;
      else
        socket.once('connect', () => {
          reached = true;
        });
    });
    outgoing.on('error', () => resolve({ reached }));
    outgoing.end(options.body);
  });
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Starts clients that write until they are stopped or nobody listens, numbered from `first`. */
export function startClients(port: number, count: number, { first = 1, ledger = newLedger() } = {}) {
  let isStopped = false;
  const running = Array.from({ length: count }, (_, client) =>
    runClient(port, ledger, first + client, () => isStopped),
  );
  const ended = Promise.all(running).then(() => {});
  return {
    ledger,
    /** Resolves once this many more hits are acknowledged, or once every client has ended. */
    moreHits: (more: number): Promise<void> => {
      const goal = ledger.hitsAcknowledged + more;
      const reached = new Promise<void>((resolve) => {
        ledger.onHit = () => {
          if (ledger.hitsAcknowledged >= goal) resolve();
        };
      });
      return Promise.race([reached, ended]);
    },
    /** Lets each get its last answer. */
    stop: (): Promise<void> => {
      isStopped = true;
      return ended;
    },
  };
}

/** One client that continues until told to stop or until nobody listens: mostly hits, some statistics, some orders. */
async function runClient(port: number, ledger: Ledger, number: number, isStopped: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const random = seededRandom(number);
  const origin = `http://127.0.0.1:${port}`;
  for (let turn = 0; !isStopped(); turn++) {
    const id = number * 100_000 + turn;
    const kind = (turn + number) % 10;
    if (kind === 3) {
      const fields = statisticsFields(id);
      const { body, contentType } = multipart(fields);
      const headers = { origin, 'content-type': contentType };
      const { answer, reached } = await send(agent, port, {
        method: 'POST',
        path: '/supervision/statistiques',
        headers,
        body,
      });
      if (answer?.status === 204) ledger.statistics.add(fields.email ?? '');
      if (note(ledger, answer, reached, [204])) break;
    } else if (kind === 7) {
      const order = randomOrder(random, id);
      const { answer, reached } = await postOrder(agent, port, order);
      if (answer?.status === 303) ledger.orders.set(order.client.email, answer.headers.location ?? '');
      if (note(ledger, answer, reached, [303])) break;
    } else {
      ledger.hitsSent += 1;
      const headers = { 'user-agent': firefox };
      const path = '/supervision/statistiques?type=visite';
      const { answer, reached } = await send(agent, port, { method: 'GET', path, headers });
      if (answer?.status === 200) {
        ledger.hitsAcknowledged += 1;
        ledger.onHit();
      }
      if (note(ledger, answer, reached, [200])) break;
    }
  }
  agent.destroy();
}

/** Posts an order as the site's form does. */
export function postOrder(agent: Agent, port: number, order: object): Promise<{ answer?: Answer; reached: boolean }> {
  return send(agent, port, {
    method: 'POST',
    path: '/supervision/paiement',
    headers: { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ orderData: JSON.stringify(order) }).toString(),
  });
}

/** Records a response; true if there is nobody left to send to. */
function note(ledger: Ledger, answer: Answer | undefined, reached: boolean, expected: readonly number[]): boolean {
  if (answer === undefined) {
    if (reached) ledger.cut += 1;
    return true;
  }
  if (!expected.includes(answer.status)) ledger.odd.push(answer.status);
  return false;
}
