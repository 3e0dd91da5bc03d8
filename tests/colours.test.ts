import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandFiles } from '#build/brand-files.ts';
import { brand } from '#content/brand.ts';
import { projectFiles } from './shared/project-files.ts';

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
  const sources = projectFiles
    .filter((path) => /^(?:ui|site|service|documents|build|tools)\/.*\.(?:css|tsx?|mjs|html|svg)$/.test(path))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !(path in brandFiles));
  expect(sources.length).toBeGreaterThan(400);
  const raw = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(rawColour)].map(([colour]) => `${path}: ${colour}`),
  );
  expect(raw).toEqual([]);
});

test('the brand’s name and the prefix of its orders are in one file', () => {
  const trace = new RegExp(`${brand.name}|\\b${brand.orderPrefix}-`);
  const sources = projectFiles
    .filter((path) =>
      /^(?:content|documents|domain|service|site|ui)\/.*\.(?:csv|css|html|md|svg|tsx?|vtt|yaml)$/.test(path),
    )
    .filter((path) => !/\.(?:test|fixture|contract|property|arbitraries)\.|^content\/terms-versions/.test(path));
  // The receiver of webhooks reads the program's name, not the brand's.
  const found = sources.filter((path) => trace.test(readFileSync(path, 'utf8').replace("'user-agent': 'Neolis'", '')));
  expect(found).toEqual(['content/brand.yaml']);
});
