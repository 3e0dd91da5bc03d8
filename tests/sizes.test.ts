import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { isPlaceholder } from '#domain/company.ts';
import { startService } from '#tests/shared/released-service.ts';
import { pageScripts } from './shared/page-scripts.ts';
import { readReleased, readReleasedPages } from './shared/release.ts';

/** Bytes kept free on every page for what its owner will say; the owner's to use once the company's data are theirs. */
const ownersBytes = 600;
const usable = isPlaceholder(company.bank.iban) ? 0 : ownersBytes;
const released = readReleasedPages();

test('no page loads more scripts and fonts before it is interactive than its budget has bytes', () => {
  const weights = released.map(({ path, html }) => {
    const scripts = scriptsOf(html);
    const code = [...scripts].map((script) => readReleased(script).toString('utf8')).join('\n');
    return { path, script: sum(scripts), fonts: sum(new Set(code.match(/\/assets\/[\w.-]+\.woff2/g))) };
  });
  expect(weights.length).toBeGreaterThanOrEqual(16);
  for (const { path, script, fonts } of weights) {
    expect(script, path).toBeGreaterThan(50_000);
    expect(script, path).toBeLessThanOrEqual((path === '/quote/' ? 115_000 : 105_000) + usable);
    expect(fonts, path).toBeGreaterThan(10_000);
    expect(fonts, path).toBeLessThanOrEqual(60_000 + usable);
  }
});

function scriptsOf(html: string): Set<string> {
  const found = new Set(pageScripts(html));
  for (const path of found) {
    const code = readReleased(path).toString('utf8');
    for (const [, name] of code.matchAll(/(?:^|[;}\s])(?:import|export)[^'"();]*["']\.\/([^"']+\.js)["']/g))
      found.add(`/assets/${name}`);
  }
  return found;
}

const compressed: Record<string, number> = {};

/** The bytes of files after brotli at its highest level, as the service sends them; a font is compressed already. */
function sum(paths: ReadonlySet<string>): number {
  for (const path of paths) {
    const content = readReleased(path);
    compressed[path] ??= (path.endsWith('.woff2') ? content : brotliCompressSync(content)).length;
  }
  return [...paths].reduce((total, path) => total + (compressed[path] ?? 0), 0);
}

/** Ten packets of 1 460 bytes, sent before the browser answers: beyond them a phone waits for another round trip. */
const firstFlight = 14_600;

test('each page arrives with its headers in the first flight of a connection, with room to spare', async () => {
  const service = await startService();
  try {
    const late: string[] = [];
    for (const { path } of released) {
      const bytes = await countAnswer(new URL(path, service.address));
      expect(bytes).toBeGreaterThan(5000);
      if (bytes > firstFlight - ownersBytes + usable) late.push(`${path}: ${bytes} bytes`);
    }
    expect(late).toEqual([]);
  } finally {
    await service.stop();
  }
});

/** Bytes of the whole answer to a browser that keeps its connection, headers included, as they travel without TLS. */
async function countAnswer({ hostname, port, pathname }: URL): Promise<number> {
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`);
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk as Buffer]);
    const head = answer.indexOf('\r\n\r\n') + 4;
    const [, length] = /content-length: (\d+)/i.exec(answer.subarray(0, head).toString('latin1')) ?? [];
    if (length !== undefined && answer.length >= head + Number(length)) break;
  }
  return answer.length;
}
