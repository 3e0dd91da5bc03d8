/** A part of `npm run lint`: refuses an export that no other file imports. Exits with 1 if there are any. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { projectFiles } from './shared/project-files.ts';

const sources = projectFiles
  .filter((path) => /\.(tsx?|mjs)$/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, module: parseSync(path, text).module };
  });

/** Each name that a file imports, behind the path of the file that exports it. */
function importsOf({ path, module }: (typeof sources)[number]): string[] {
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ moduleRequest, importName })),
  );
  const reexports = module.staticExports.flatMap(({ entries }) => entries);
  return [...imports, ...reexports].flatMap(({ moduleRequest, importName }) => {
    if (!moduleRequest) return [];
    const from = moduleRequest.value;
    // A file may be imported whole, as the schemas are.
    return [`${from.startsWith('#') ? from.slice(1) : join(dirname(path), from)} ${importName.name ?? '*'}`];
  });
}

const imported = new Set(sources.flatMap(importsOf));
/** Files that import while they run: a name in one that also has the name of its file counts as used. */
const loaders = sources.filter(({ text }) => /\bimport\(|import\.meta\.glob|ssrLoadModule/.test(text));
const isLoaded = (path: string, name: string): boolean =>
  loaders.some(
    ({ text }) => text.includes(basename(path).replace(/\.\w+$/, '')) && new RegExp(`\\b${name}\\b`).test(text),
  );
/** Pages are found by their folder. */
const isFoundByPlace = (path: string, name: string): boolean =>
  path.startsWith('site/pages/') && path.endsWith(`/${name}.tsx`);
const unused = sources.flatMap(({ path, module }) =>
  module.staticExports
    .flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []))
    .filter((name) => !isFoundByPlace(path, name))
    .filter((name) => !imported.has(`${path} ${name}`) && !imported.has(`${path} *`))
    .filter((name) => !isLoaded(path, name))
    .map((name) => `${path}: no other file uses ${name}: remove « export », or all of it if this file doesn't use it`),
);
for (const fault of unused) console.error(fault);
process.exitCode = unused.length > 0 ? 1 : 0;
