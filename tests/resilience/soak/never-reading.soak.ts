import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { startService } from '#tests/resilience/service-process.ts';
import { printFigures } from './print-figures.ts';

const folder = temporaryFolder();

const readers = 2000;

test('2 000 clients that never read are closed within 60 s, memory stays below 200 MB', async () => {
  const environment = { DATABASE_FILE: join(folder, 'silent.sqlite') };
  const service = await startService({ environment });
  const before = openSockets(service.pid);
  const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${service.port}\r\n\r\n`;
  const clients: Socket[] = [];
  const asking: NodeJS.Timeout[] = [];
  const started = performance.now();
  for (let index = 0; index < readers; index++) {
    const client = connect(service.port, '127.0.0.1');
    client.on('error', () => {}).pause();
    clients.push(client);
    // One sends 300 requests at once, one as many as are answered, one keeps sending, one sends one.
    const kind = index % 4;
    client.write(get('/').repeat([300, 5, 1, 1][kind] ?? 1));
    if (kind === 2)
      asking.push(setInterval(() => client.writable && client.write(get('/demo/configuration.webm')), 500));
  }
  let [mostMemory, mostOpen, slowestAnswer, open] = [0, 0, 0, readers];
  while (open > 0 && performance.now() - started < 90_000) {
    await pause(500);
    mostMemory = Math.max(mostMemory, residentMegabytes(service.pid));
    const asked = performance.now();
    const answer = await fetch(`${service.address}/supervision/vivant`, { headers: { connection: 'close' } });
    expect(answer.status).toBe(200);
    slowestAnswer = Math.max(slowestAnswer, performance.now() - asked);
    open = openSockets(service.pid) - before;
    mostOpen = Math.max(mostOpen, open);
  }
  const lastClosed = Math.round(performance.now() - started);
  for (const timer of asking) clearInterval(timer);
  for (const client of clients) client.destroy();
  await service.terminate();
  printFigures('never reading', {
    readers,
    mostOpen,
    lastClosed,
    mostMemory,
    slowestAnswer: Math.round(slowestAnswer),
  });
  expect(mostOpen).toBeGreaterThan(readers / 2);
  expect(lastClosed).toBeLessThan(60_000);
  expect(mostMemory).toBeLessThan(200);
});

function openSockets(pid: number): number {
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return '';
    }
  });
  return links.filter((link) => link.startsWith('socket:')).length;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
