import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ReadyStart, readyStarts } from '#content/ready-starts.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { checkReadyStarts } from './check-ready-starts.ts';

const file = 'content/ready-starts.ts';
const source = readFileSync(file, 'utf8');
const check = (starts: readonly ReadyStart[]) => () => checkReadyStarts(file, source, starts, specifiedCatalogue);

test('accepts the current ready starts', () => {
  expect(readyStarts).toHaveLength(3);
  expect(check(readyStarts)).not.toThrow();
});

test('names the line and the fields of one that the form would refuse', () => {
  const [shop, office] = readyStarts;
  if (shop === undefined || office === undefined) throw new Error('no ready start');
  const line = source.split('\n').findIndex((text) => text.includes("'Cabinet'")) + 1;
  expect(check([shop, { ...office, siteCount: 9, geographicNumbers: 0 }])).toThrow(
    new RegExp(`ready-starts\\.ts:${line}\u00a0:.*siteCount, geographicNumbers`, 's'),
  );
});
