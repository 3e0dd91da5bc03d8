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

/** A module that is no file: the name of its export, what it is read from, and how. */
interface VirtualModule {
  readonly name: string;
  readonly source: string;
  readonly read: (root: string, values: () => object) => unknown;
}

const virtualModules: Readonly<Record<string, VirtualModule>> = {
  'virtual:articles': {
    name: 'articles',
    source: articlesFolder,
    read: (root, values) => readSummaries(root, values()),
  },
  'virtual:catalogues': {
    name: 'catalogues',
    source: cataloguesFolder,
    read: (root, values) => readCatalogues(root, values()),
  },
  'virtual:french-rates': {
    name: 'frenchRates',
    source: callRatesFile,
    read: (root) =>
      findFrenchRates(readCallRates(callRatesFile, readContentFile(join(root, callRatesFile), callRatesFile))),
  },
  'virtual:terms-versions': {
    name: 'termsVersions',
    source: keptTermsFolder,
    read: (root) => Object.keys(readKeptTerms(root)).sort().reverse(),
  },
  'virtual:kept-terms': {
    name: 'keptTerms',
    source: keptTermsFolder,
    read: (root, values) => {
      const texts = Object.entries(readKeptTerms(root));
      return Object.fromEntries(texts.map(([day, source]) => [day, readLegalText(termsFile, source, values())]));
    },
  },
};

/**
 * Lets the site import what the business writes: `#content/articles/<slug>.md`, `#content/legal/<name>.md`,
 * `#content/call-rates.csv` and the {@link virtualModules}. A mistake in a file stops the build and names the file, the
 * line and what to write. The types are in `content-modules.d.ts`.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let read: object | undefined;
  const values = (): object => {
    read ??= textValues(root);
    return read;
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
      read = undefined;
      this.environment.moduleGraph.invalidateAll();
      const mistakes = writeContentModules(root).map(({ message }) => message);
      if (mistakes.length > 0) this.error(mistakes.join('\n'));
    },
    load(id) {
      const virtual = virtualModules[id.slice(1)];
      if (virtual !== undefined) {
        const files = virtual.source === callRatesFile ? [''] : readdirSync(join(root, virtual.source));
        for (const name of files) this.addWatchFile(join(root, virtual.source, name));
        return moduleOf(virtual.name, virtual.read(root, values));
      }
      const path = relative(root, id.split('?')[0] ?? '');
      if (!/^content\/.*\.(?:md|csv)$/.test(path)) return undefined;
      const source = readContentFile(join(root, path), path);
      if (path.endsWith('.csv')) return moduleOf('callRates', readCallRates(path, source));
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

function moduleOf(name: string, value: unknown) {
  return { code: `export const ${name} = ${JSON.stringify(value)};`, moduleType: 'js' as const };
}
