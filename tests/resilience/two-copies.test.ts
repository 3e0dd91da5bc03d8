import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { postgresOfTests } from '#service/storage/open-database.fixture.ts';
import { openPostgres } from '#service/storage/postgres.ts';
import { untilClosed } from './drip.ts';
import { compare } from './kill-under-load.ts';
import { moreHits, newLedger, postOrder, runClient, send } from './load.ts';
import { randomOrder, seededRandom } from './payloads.ts';
import { startService } from './service-process.ts';
import { startProxy } from './start-proxy.ts';

/** Two copies of the program on one PostgreSQL behind nginx with the generated configuration. */
const clients = 16;
const { server: database } = await postgresOfTests();
const environment = { DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' };
// Together, on an empty database.
const copies = await Promise.all([startService({ environment }), startService({ environment })]);
afterAll(() => Promise.all(copies.map((copy) => copy.terminate())));
const nginx = await startProxy(copies.map((copy) => copy.port));
const port = Number(new URL(nginx.address).port);
const storage = await openPostgres(database.url, { reportLoss: () => {} });
afterAll(() => storage.close());

/** Starts the first copy again where it was, as its unit would. */
async function startFirstAgain(): Promise<void> {
  copies[0] = await startService({ environment: { ...environment, PORT: String(copies[0]?.port) } });
}

describe('two copies behind a proxy', () => {
  test('take one order once, whichever copy each post reaches', { timeout: 60_000 }, async () => {
    const agent = new Agent({ keepAlive: true });
    const order = randomOrder(seededRandom(1), 900_001);
    const posts = await Promise.all(Array.from({ length: 50 }, () => postOrder(agent, port, order)));
    agent.destroy();
    expect(new Set(posts.map(({ answer }) => answer?.status))).toEqual(new Set([303]));
    // Each post has an address of its own, to one order.
    expect(new Set(posts.map(({ answer }) => answer?.headers.location)).size).toBe(50);
    const stored = await storage.listOrders({ limit: 10 });
    expect(stored.map(({ email }) => email)).toEqual([order.client.email]);
  });

  test('let one be stopped and started under load without a failed request', { timeout: 120_000 }, async () => {
    const before = await countHits();
    const ledger = newLedger();
    let stopped = false;
    const running = Array.from({ length: clients }, (_, client) => runClient(port, ledger, client + 1, () => stopped));
    await moreHits(ledger, 300, running);
    expect((await copies[0]?.terminate())?.code).toBe(0);
    await moreHits(ledger, 300, running);
    await startFirstAgain();
    await moreHits(ledger, 300, running);
    stopped = true;
    await Promise.all(running);
    expect({ cut: ledger.cut, odd: ledger.odd }).toEqual({ cut: 0, odd: [] });
    expect((await countHits()) - before).toBe(ledger.hitsAcknowledged);
  });

  test('answer others while somebody sends bodies that are refused unread', { timeout: 60_000 }, async () => {
    const ledger = newLedger();
    let stopped = false;
    const refused = sendRefusedBodies(port, () => stopped);
    const running = [runClient(port, ledger, 151, () => stopped)];
    await moreHits(ledger, 150, running);
    stopped = true;
    await Promise.all(running);
    expect({ cut: ledger.cut, odd: ledger.odd }).toEqual({ cut: 0, odd: [] });
    expect(await refused).toEqual(new Set([200, 405, 413, 415]));
  });

  test('answer others at once while somebody sends bodies with an invalid chunk', { timeout: 60_000 }, async () => {
    const { address } = nginx;
    const statuses = new Set<number>();
    const waits: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      await Promise.all(copies.flatMap(() => [sendInvalidChunk(address), sendInvalidChunk(address)]));
      const asked = performance.now();
      statuses.add((await fetch(`${address}/supervision/vivant`)).status);
      waits.push(performance.now() - asked);
    }
    expect(statuses).toEqual(new Set([200]));
    expect(waits.sort((a, b) => a - b)[10]).toBeLessThan(200);
  });

  test('lose nothing that was answered when one is killed under load', { timeout: 120_000 }, async () => {
    const before = await countHits();
    const ledger = newLedger();
    let stopped = false;
    const running = Array.from({ length: clients }, (_, client) =>
      runClient(port, ledger, client + 101, () => stopped),
    );
    await moreHits(ledger, 300, running);
    await copies[0]?.kill();
    await moreHits(ledger, 300, running);
    stopped = true;
    await Promise.all(running);
    // What was under way in the killed copy: nginx asks the other one for pictures, but sends no form twice.
    expect(ledger.odd.length).toBeLessThanOrEqual(clients);
    expect(new Set([502, ...ledger.odd])).toEqual(new Set([502]));
    const counted = (await countHits()) - before;
    expect(counted).toBeGreaterThanOrEqual(ledger.hitsAcknowledged);
    expect(counted).toBeLessThanOrEqual(ledger.hitsSent + clients);
    expect(await compare(storage, { ...ledger, hitsSent: Number.POSITIVE_INFINITY })).toEqual({ lost: 0, doubled: 0 });
  });

  test('say so in French when none is left, and answer again once one is back', { timeout: 60_000 }, async () => {
    await Promise.all(copies.map((copy) => copy.kill()));
    const away = await fetch(`${nginx.address}/supervision/vivant`);
    expect(away.status).toBe(502);
    expect(await away.text()).toContain('Cette demande n’a pas abouti');
    await startFirstAgain();
    const agent = new Agent();
    const path = '/supervision/pret';
    let status = 0;
    while (status !== 200) status = (await send(agent, port, { method: 'GET', path })).answer?.status ?? 0;
    agent.destroy();
    copies.splice(1);
  });
});

async function countHits(): Promise<number> {
  return (await storage.listHits()).reduce((sum, { count }) => sum + count, 0);
}

/** Sends bodies that the service refuses, or has no use for, one after the other; returns the statuses it got. */
async function sendRefusedBodies(port: number, isStopped: () => boolean): Promise<Set<number>> {
  const agent = new Agent({ keepAlive: true });
  // As long as nginx lets through.
  const body = 'x'.repeat(64 * 1024);
  const origin = `http://127.0.0.1:${port}`;
  const statuses = new Set<number>();
  while (!isStopped()) {
    for (const [method, path, type] of [
      ['POST', 'vivant', 'text/plain'],
      ['GET', 'vivant', 'text/plain'],
      ['POST', 'statistiques', 'text/plain'],
      ['POST', 'paiement', 'application/x-www-form-urlencoded'],
    ] as const) {
      const headers = { origin, 'content-type': type, 'content-length': String(body.length) };
      const { answer } = await send(agent, port, { method, path: `/supervision/${path}`, headers, body });
      if (answer !== undefined) statuses.add(answer.status);
    }
  }
  agent.destroy();
  return statuses;
}

/** Sends an order whose second chunk has no length, which no proxy can pass on whole. */
async function sendInvalidChunk(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).resume();
  const head = `POST /supervision/paiement HTTP/1.1\r\nHost: localhost\r\nOrigin: ${address}`;
  const type = 'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked';
  socket.write(`${head}\r\n${type}\r\n\r\n4\r\nform\r\nzz\r\n\r\n`);
  await untilClosed(socket);
}
