import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { descriptions, pages } from '#content/pages.ts';
import { isPlaceholder } from '#domain/company.ts';
import { startService } from '#tests/shared/released-service.ts';
import { pageScripts } from './shared/page-scripts.ts';
import { type PageWeight, weighPages } from './shared/page-weight.ts';
import { readReleased } from './shared/release.ts';

/** Most bytes of each kind after brotli, for every page and, where they differ, for the quote, which does most. */
const budgets = { css: 5_000, script: 105_000, ownScript: 12_000, fonts: 60_000 } as const;
const quoteBudgets = { ...budgets, script: 115_000, ownScript: 25_000 };

/** Bytes kept free on every page for what its owner will say; the owner's to use once the company's data are theirs. */
const ownersBytes = 600;
const usable = isPlaceholder(company.bank.iban) ? 0 : ownersBytes;

type Measure = keyof typeof budgets;
const measures = Object.keys(budgets) as Measure[];
const weights = weighPages();

const budgetOf = ({ path }: PageWeight): Readonly<Record<Measure, number>> =>
  path === '/quote/' ? quoteBudgets : budgets;

test.each(measures)('no page is past its budget of bytes: %s', (measure) => {
  const all = weights.map((weight) => {
    return { path: weight.path, bytes: weight[measure], most: budgetOf(weight)[measure] + usable };
  });
  expect(all.length).toBeGreaterThanOrEqual(16);
  expect(all.filter(({ bytes, most }) => bytes < 100 || bytes > most)).toEqual([]);
});

test('scripts leave out the descriptions of pages, which only search results show', () => {
  const scripts = pageScripts(readReleased('/').toString('utf8'));
  const code = scripts.map((script) => readReleased(script).toString('utf8')).join('\n');
  expect(code).toContain(pages.gdpr.title);
  expect(Object.values(descriptions).filter((text) => code.includes(text))).toEqual([]);
});

/**
 * What a server may send before the browser has answered once: ten packets of 1 460 bytes. A page past it costs a phone
 * a round trip more before anything is painted.
 */
const firstFlight = 14_600;

test('each page arrives with its headers in the first flight of a connection, with room to spare', async () => {
  const service = await startService();
  try {
    const late: string[] = [];
    for (const { path } of weights) {
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

test('one request before the first paint: the page itself', () => {
  for (const { path, requestsBeforePaint } of weights) expect(requestsBeforePaint, path).toEqual([path]);
});
