import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { send } from './load.ts';

/** Milliseconds between two requests of the normal client. */
const pause = 10;
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Resolves when the connection has ended in any way: a refused sender gets a reset. */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}

/** Connects clients that never finish their request; returns after how many milliseconds each was closed. */
function drip(port: number, count: number): Promise<number[]> {
  const started = performance.now();
  const closings = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const kind = index % 3;
    // A third never finish their headers, a third never finish their body, a third never send anything.
    if (kind === 0) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    if (kind === 1) {
      socket.write('POST /supervision/paiement HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n');
      socket.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\no');
    }
    const dripping = setInterval(() => kind !== 2 && socket.writable && socket.write('x'), 500);
    socket.resume();
    return untilClosed(socket).then(() => {
      clearInterval(dripping);
      return performance.now() - started;
    });
  });
  return Promise.all(closings);
}

/**
 * Sends a normal client's hits one after the other until told to stop; returns how long each waited, in milliseconds,
 * sorted.
 */
async function timeHits(port: number, isStopped: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  while (!isStopped()) {
    const asked = performance.now();
    const path = '/supervision/statistiques?type=visite';
    const { answer } = await send(agent, port, { method: 'GET', path, headers: firefox });
    if (answer?.status !== 200) throw new Error(`A normal client was answered ${answer?.status ?? 'nothing'}`);
    waits.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  agent.destroy();
  return waits.sort((a, b) => a - b);
}

/** A percentile (0 to 1) of the sorted waits. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

export interface DripFigures {
  /** Milliseconds after which the last slow client was closed. */
  readonly lastClosed: number;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
}

/** How long a normal client waits while so many slow ones drip. */
export async function serveBesideDrips(port: number, count: number): Promise<DripFigures> {
  let ended = false;
  const dripping = drip(port, count).then((closings) => {
    ended = true;
    return closings;
  });
  const waits = await timeHits(port, () => ended);
  return {
    lastClosed: Math.max(...(await dripping)),
    requests: waits.length,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
  };
}
