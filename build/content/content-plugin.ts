import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { keptTermsFolder, readKeptTerms, termsFile } from '#build/terms-versions.ts';
import { findFrenchRates } from '#domain/calls/compare-plans.ts';
import { callRatesFile, readCallRates } from './read/read-call-rates.ts';
import { cataloguesFolder, readCatalogues } from './read/read-catalogues.ts';
import { readContentFile } from './read/read-content-file.ts';
import { readArticle, readLegalText, summarise } from './read/read-texts.ts';
import { textValues } from './read-content.ts';
import { writeContentModules } from './write-modules.ts';

const articlesFolder = 'content/articles';

/**
 * Lets the site import what the business writes: `#content/articles/<slug>.md`, `#content/legal/<name>.md`,
 * `#content/call-rates.csv` and the modules that are no files. A mistake in a file stops the build and names the file, the
 * line and what to write. The types are in `content-modules.d.ts`.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let known: object | undefined;
  const values = (): object => {
    known ??= textValues(root);
    return known;
  };
  /** What is exported by each module that is no file, what it is read from, and how. */
  const virtualModules: Readonly<Record<string, readonly [name: string, source: string, read: () => unknown]>> = {
    'virtual:articles': ['articles', articlesFolder, () => readSummaries(root, values())],
    'virtual:catalogues': ['catalogues', cataloguesFolder, () => readCatalogues(root, values())],
    'virtual:french-rates': ['frenchRates', callRatesFile, () => findFrenchRates(readCallRates(root))],
    'virtual:terms-versions': [
      'termsVersions',
      keptTermsFolder,
      () => Object.keys(readKeptTerms(root)).sort().reverse(),
    ],
    'virtual:kept-terms': ['keptTerms', keptTermsFolder, () => readKeptTexts(root, values())],
  };
  return {
    name: 'neolis-content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id in virtualModules ? `\0${id}` : undefined),
    // The development server watches the files that it has read; what is made of several changes with each of them.
    hotUpdate({ file }) {
      if (!/^content\/(?!generated\/)/.test(relative(root, file))) return;
      known = undefined;
      this.environment.moduleGraph.invalidateAll();
      const mistakes = writeContentModules(root).map(({ message }) => message);
      if (mistakes.length > 0) this.error(mistakes.join('\n'));
    },
    load(id) {
      const virtual = virtualModules[id.slice(1)];
      if (virtual !== undefined) {
        const [name, source, read] = virtual;
        const files = source === callRatesFile ? [''] : readdirSync(join(root, source));
        for (const file of files) this.addWatchFile(join(root, source, file));
        return moduleOf(name, read());
      }
      const path = relative(root, id.split('?')[0] ?? '');
      if (!/^content\/.*\.(?:md|csv)$/.test(path)) return undefined;
      if (path === callRatesFile) return moduleOf('callRates', readCallRates(root));
      const source = readContentFile(join(root, path), path);
      return path.startsWith(articlesFolder)
        ? moduleOf('article', readArticle(path, source, values()))
        : moduleOf('text', readLegalText(path, source, values()));
    },
  };
}

/** Every article without its text, newest first. */
function readSummaries(root: string, values: object) {
  const files = readdirSync(join(root, articlesFolder)).filter((name) => name.endsWith('.md'));
  return files
    .map((name) => `${articlesFolder}/${name}`)
    .map((file) => summarise(readArticle(file, readContentFile(join(root, file), file), values)))
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

/** The text of every kept version of the terms of sale, by its day. */
function readKeptTexts(root: string, values: object) {
  const texts = Object.entries(readKeptTerms(root));
  return Object.fromEntries(texts.map(([day, source]) => [day, readLegalText(termsFile, source, values)]));
}

function moduleOf(name: string, value: unknown) {
  return { code: `export const ${name} = ${JSON.stringify(value)};`, moduleType: 'js' as const };
}
