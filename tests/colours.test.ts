import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandFiles } from '#build/brand-files.ts';
import { colours } from '#content/brand-look.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** A colour as a value: in hexadecimal, also within a data URL, by a function, or by its English name. */
const rawColour = new RegExp(
  [
    /(?<=['"`(:,] ?|[a-z\d%] )(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/,
    /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/,
    /(?<=(?:color|background|fill|stroke|border|outline|shadow)[\w-]*(?:: [^;{}]*|="))\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow|gold|silver)\b(?!-)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

test('colours are in the palette and nowhere else', () => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const sources = stdout
    .split('\n')
    .filter((path) => /^(?:ui|site|service|documents|build|tools)\/.*\.(?:css|tsx?|mjs|html|svg)$/.test(path))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !(path in brandFiles) && existsSync(path));
  expect(sources.length).toBeGreaterThan(400);
  const raw = sources.flatMap((path) =>
    [...read(path).matchAll(rawColour)].map(([colour]) => colour).map((colour) => `${path}: ${colour}`),
  );
  expect(raw).toEqual([]);
});

test.each([
  'color: #FFF;',
  'border: 1px solid #14213d99;',
  'background: rgb(0 0 0);',
  'box-shadow: 0 0 2px black;',
  '<path fill="white" />',
  "const ink = '#14213d';",
  'url(\'data:image/svg+xml,%3Csvg stroke="%23c2401c"\')',
])('a raw colour is recognised: %s', (source) => {
  expect(source.match(rawColour)).not.toBeNull();
});

test.each(['white-space: nowrap;', 'href="#devis"', 'this.#add(fill)', 'color: var(--ink);', "'#ui/Button.tsx'"])(
  'what is no raw colour is left alone: %s',
  (source) => {
    expect(source.match(rawColour)).toBeNull();
  },
);

test.each(Object.entries(brandFiles))('%s has the colours of the brand', (path, text) => {
  expect(read(path)).toBe(text);
});

test('a role names colours of the palette', () => {
  const roles = [...read('ui/styles/tokens.css').matchAll(/--[\w-]+: var\(--([\w-]+)\);/g)].map(([, name]) => name);
  expect(roles.length).toBeGreaterThan(3);
  expect(roles.filter((name = '') => !(name in colours))).toEqual([]);
});
