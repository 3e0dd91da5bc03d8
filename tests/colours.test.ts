import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandFiles } from '#build/owner/brand-files.ts';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { colours } from '#content/brand-look.ts';
import { projectFiles } from './shared/project-files.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The sources, except for tests, in some folders with some endings, both separated by spaces. */
function filesIn(folders: string, endings: string): string[] {
  const wanted = new RegExp(`^(?:${folders.replaceAll(' ', '|')})/.*\\.(?:${endings.replaceAll(' ', '|')})$`);
  return projectFiles.filter((path) => wanted.test(path) && !/\.test\.tsx?$/.test(path));
}

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
  const sources = filesIn('ui site service documents build tools', 'css tsx? mjs html svg').filter(
    (path) => !(path in brandFiles),
  );
  expect(sources.length).toBeGreaterThan(400);
  const raw = sources.flatMap((path) =>
    [...read(path).matchAll(rawColour)].map(([colour]) => colour).map((colour) => `${path}: ${colour}`),
  );
  expect(raw).toEqual([]);
});

test.each(Object.entries(brandFiles))('%s has the colours of the brand', (path, text) => expect(read(path)).toBe(text));

/** Built here: a test would have to wait for it. */
const release = ensureBuilt();
const sheets = filesIn('ui site service tools', 'css').map((path) => [path, read(path)] as const);
const roles = new Map(
  [...read('ui/styles/roles.css').matchAll(/--([\w-]+): (.*);/g)].map(([, role = '', value = '']) => [role, value]),
);

test('each role names a colour of the palette, has no other value elsewhere, and is used', () => {
  expect(roles.size).toBeGreaterThan(15);
  const palette = Object.keys(colours).map((name) => `var(--${name})`);
  expect([...roles].filter(([, value]) => !palette.includes(value))).toEqual([]);
  const all = sheets.map(([, source]) => source).join('\n');
  // A build drops a declaration of a role, wherever it is.
  const declared = [...roles.keys()].filter((role) => all.split(`--${role}:`).length !== 2);
  expect(declared).toEqual([]);
  expect([...roles.keys()].filter((role) => !all.includes(`var(--${role})`))).toEqual([]);
});

/** Sheets of drawings, and two whose boxes are a drawing: the ends of cut cables, and the key of a plot. */
const drawings = /^(?:ui\/(?:drawings|installation)|tools)\/|\/(?:ValuesSection|tools\/tables)\.module\.css$/;

test('outside drawings, a style sheet names roles', () => {
  const named = sheets
    .filter(([path]) => !drawings.test(path) && !/^ui\/styles\/(?:palette|roles|tokens)\.css$/.test(path))
    .flatMap(([path, source]) => coloursNamed(source).map((declaration) => `${path}: ${declaration}`));
  expect(named).toEqual([]);
});

/** The declarations that use a colour of the palette, except `fill` and `stroke`. */
function coloursNamed(source: string): string[] {
  const declarations = source.match(/[\w-]+:\s[^;{}]*;/g) ?? [];
  const palette = new RegExp(`var\\(--(?:${Object.keys(colours).join('|')})\\)`);
  return declarations.filter((declaration) => !/^(?:fill|stroke):/.test(declaration) && palette.test(declaration));
}

test('roles are for style sheets, and a release has colours in their place', () => {
  const built = readdirSync(release, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:site|service)\/.*\.(?:html|css|m?js)$/.test(path))
    .map((path) => join(release, path));
  expect(built.length).toBeGreaterThan(50);
  const named = [...built, ...filesIn('ui site service documents tools', 'tsx?')].flatMap((path) =>
    [...read(path).matchAll(/var\(--([\w-]+)\)/g)]
      .filter(([, name = '']) => roles.has(name))
      .map(([use]) => `${path}: ${use}`),
  );
  expect(named).toEqual([]);
});
