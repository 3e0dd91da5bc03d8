/** A part of `npm run lint`: refuses an export that no other file uses. Exits with 1 if there are any. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = ['content', 'domain', 'documents', 'ui', 'site', 'build', 'tools', 'service', 'tests'];
const paths = parts.flatMap((part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' }).map((path) => join(part, path)),
);
const sources = new Map(
  [...paths, 'vite.config.ts', 'vitest.config.ts']
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return [path, { text, words: new Set(text.match(/\w+/g)) }];
    }),
);
const unused = [...sources].flatMap(([path, { text }]) =>
  [...text.matchAll(/^export (?:declare )?(?:async )?(?:function|const|class|let|interface|type) (\w+)/gm)]
    .map(([, name = '']) => name)
    // Pages are found by their folder.
    .filter((name) => !(path.startsWith('site/pages/') && path.endsWith(`/${name}.tsx`)))
    .filter((name) => ![...sources].some(([other, { words }]) => other !== path && words.has(name)))
    .map((name) => `${path}: no other file uses ${name}: remove « export », or all of it if this file doesn't use it`),
);
for (const fault of unused) console.error(fault);
process.exitCode = unused.length > 0 ? 1 : 0;
