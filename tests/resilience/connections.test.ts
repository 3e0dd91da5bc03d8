import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionLimits, type Listening, listen } from '#service/serve.ts';
import { untilClosed } from './drip.ts';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** The service's side of each connection. */
let accepted: Socket[];
let clients: Socket[];
let server: Listening | undefined;
const gather = (message: unknown): void => {
  accepted.push((message as { socket: Socket }).socket);
};
beforeEach(() => {
  [accepted, clients] = [[], []];
  diagnostics.subscribe('net.server.socket', gather);
});
afterEach(async () => {
  diagnostics.unsubscribe('net.server.socket', gather);
  for (const client of clients) client.destroy();
  await server?.close();
});

async function serve(answer: () => Response | Promise<Response>, limits: Partial<ConnectionLimits>): Promise<void> {
  server = await listen(answer, { port: 0, host: '127.0.0.1' }, {}, limits);
}

/** A client that never reads. */
async function connectSilent(): Promise<Socket> {
  const socket = connect(server?.port ?? 0, '127.0.0.1');
  socket.on('error', () => {}).pause();
  clients.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function firstAccepted(): Promise<Socket> {
  for (;;) {
    const [connection] = accepted;
    if (connection !== undefined) return connection;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('closes a connection whose client doesn’t read its response', async () => {
  const large = new Uint8Array(30_000_000);
  await serve(() => new Response(large), { idle: 100 });
  const client = await connectSilent();
  client.write(get);
  await untilClosed(await firstAccepted());
  expect(client.bytesRead).toBeLessThan(large.length);
});

test('answers a request that still runs 4.4 seconds after the stop, and cuts one a tenth of a second later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const [wait, answered] of [
      [4400, true],
      [4500, false],
    ] as const) {
      let answer = (_response: Response): void => {};
      const begun = new Promise<void>((resolve) => {
        void serve(() => {
          resolve();
          return new Promise((given) => {
            answer = given;
          });
        }, {}).then(() => void connectSilent().then((client) => client.resume().write(get)));
      });
      await begun;
      const closed = server?.close();
      await vi.advanceTimersByTimeAsync(wait);
      answer(new Response('made'));
      const [client] = clients.splice(0);
      const received = client === undefined ? '' : await text(client).catch(() => '');
      expect(received.includes('made')).toBe(answered);
      await closed;
    }
  } finally {
    vi.useRealTimers();
  }
});

test('keeps a connection that waits for its response, however long that takes', async () => {
  let answer = (_response: Response): void => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await serve(() => late, { idle: 100 });
  const client = await connectSilent();
  client.write(last);
  const received = text(client);
  await once(await firstAccepted(), 'timeout');
  answer(new Response('late'));
  expect(await received).toContain('late');
});

test('closes a connection with too many pipelined requests, after reading few of them', async () => {
  let asked = 0;
  const never = new Promise<Response>(() => {});
  await serve(
    () => {
      asked += 1;
      return never;
    },
    { pipelined: 3 },
  );
  const client = await connectSilent();
  let parsed = 0;
  const count = (): void => {
    parsed += 1;
  };
  diagnostics.subscribe('http.server.request.start', count);
  client.write(get.repeat(300));
  client.resume();
  await untilClosed(client);
  diagnostics.unsubscribe('http.server.request.start', count);
  expect(asked).toBe(1);
  // The one too many, and none of those that came with it.
  expect(parsed).toBe(5);
});

test('responds to a few pipelined requests, in order', async () => {
  let asked = 0;
  await serve(
    async () => {
      asked += 1;
      const answer = `answer ${asked}`;
      await new Promise((resolve) => setImmediate(resolve));
      return new Response(answer);
    },
    { pipelined: 3 },
  );
  const client = await connectSilent();
  client.write(`${get.repeat(3)}${last}`);
  expect((await text(client)).match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 4']);
});

test('accepts no more connections than its limit', async () => {
  await serve(() => new Response('ok'), { connections: 2 });
  await connectSilent();
  await connectSilent();
  const third = await connectSilent();
  third.resume();
  await untilClosed(third);
  // Closed at once: a slow client is closed too, but told why.
  expect(third.bytesRead).toBe(0);
});

test('answers a pipelined request in its turn, and none whose client has disappeared', async () => {
  let opened = 0;
  const ended = new Set<number>();
  const endless = (): Response => {
    const number = opened++;
    const pull = (controller: ReadableStreamDefaultController): void => controller.enqueue(new Uint8Array(100_000));
    const cancel = (): void => {
      ended.add(number);
    };
    return new Response(new ReadableStream({ pull, cancel }));
  };
  await serve(endless, {});
  const client = await connectSilent();
  client.write(get.repeat(4));
  await vi.waitFor(() => expect(opened).toBe(1), { interval: 1 });
  client.resetAndDestroy();
  await vi.waitFor(() => expect(ended.size).toBe(1), { interval: 1 });
  expect(opened).toBe(1);
});
