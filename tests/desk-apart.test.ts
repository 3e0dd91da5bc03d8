import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBuilt } from '#build/ensure-built.mjs';

const release = ensureBuilt();
const site = join(release, 'site');
const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:js|css|html|json|xml|txt)$/.test(file),
);

/** An address, a name of a class and a sentence of the desk. */
const marks = [/supervision\/bureau/, /desk-header/, /Se déconnecter/];

test('nothing of the desk is in what visitors get', () => {
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.filter((file) => marks.some((mark) => mark.test(readFileSync(join(site, file), 'utf8'))));
  expect(found).toEqual([]);
});

test('the marks are those of the desk', () => {
  const service = readdirSync(join(release, 'service'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(release, 'service', file), 'utf8'))
    .join('\n');
  for (const mark of marks) expect(service).toMatch(mark);
});
