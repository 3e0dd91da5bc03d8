import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readKeptTerms, termsFile, keptTermsFolder as termsFolder } from '#build/terms-versions.ts';
import { textFiles } from '#content/schemas/files.ts';
import { readCallRates, readFrenchRates } from './read-call-rates.ts';
import { cataloguesFolder, readCatalogues } from './read-catalogues.ts';
import { textValues } from './read-content.ts';
import { readContentFile } from './read-content-file.ts';
import { readArticle, readLegalText, summarise } from './read-texts.ts';
import { writeContentModules } from './write-modules.ts';

const articlesFolder = 'content/articles';
const articleList = 'virtual:articles';
const resolvedArticleList = `\0${articleList}`;
const catalogueList = 'virtual:catalogues';
const resolvedCatalogueList = `\0${catalogueList}`;
const rateFile = 'content/call-rates.csv';
const frenchRates = 'virtual:french-rates';
const resolvedFrenchRates = `\0${frenchRates}`;
const termsList = 'virtual:terms-versions';
const resolvedTermsList = `\0${termsList}`;
const keptTerms = 'virtual:kept-terms';
const resolvedKeptTerms = `\0${keptTerms}`;

/** Lists of the files in a folder. */
const lists = [
  [articlesFolder, resolvedArticleList],
  [cataloguesFolder, resolvedCatalogueList],
] as const;

/**
 * Lets the site import what the business writes: `#content/articles/<slug>.md`, `#content/legal/<name>.md`,
 * `#content/call-rates.csv`, its rates within France alone as `virtual:french-rates`, the catalogues of
 * `content/catalogues/` as `virtual:catalogues`, the list of articles as `virtual:articles`, the days of the terms'
 * versions as `virtual:terms-versions` and their texts as `virtual:kept-terms`. A mistake in a file stops the build and names the file, the line and what to write. The types
 * are in `content-modules.d.ts`.
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
    resolveId(id) {
      if (id === articleList) return resolvedArticleList;
      if (id === catalogueList) return resolvedCatalogueList;
      if (id === termsList) return resolvedTermsList;
      if (id === keptTerms) return resolvedKeptTerms;
      return id === frenchRates ? resolvedFrenchRates : undefined;
    },
    // The development server watches the files that it has read; this is for those that come or go.
    hotUpdate({ type, file }) {
      if (relative(join(root, 'content'), file) in textFiles) {
        read = undefined;
        for (const { message } of writeContentModules(root)) this.error(message);
      }
      if (type === 'update') return;
      const path = relative(root, file);
      const [, changed] = lists.find(([folder]) => path.startsWith(folder)) ?? [];
      const list = changed && this.environment.moduleGraph.getModuleById(changed);
      if (list) this.environment.moduleGraph.invalidateModule(list);
    },
    async load(id) {
      if (id === resolvedArticleList) {
        const articles = await readArticles(join(root, articlesFolder), values());
        for (const { slug } of articles) this.addWatchFile(join(root, articlesFolder, `${slug}.md`));
        return moduleOf('articles', articles.map(summarise));
      }
      if (id === resolvedCatalogueList) {
        for (const name of await readdir(join(root, cataloguesFolder))) {
          this.addWatchFile(join(root, cataloguesFolder, name));
        }
        return moduleOf('catalogues', readCatalogues(root));
      }
      if (id === resolvedFrenchRates) {
        const file = join(root, rateFile);
        this.addWatchFile(file);
        return moduleOf('frenchRates', readFrenchRates(rateFile, readContentFile(file, rateFile)));
      }
      if (id === resolvedTermsList) {
        const files = (await readdir(join(root, termsFolder))).filter((file) => file.endsWith('.md'));
        const days = files.map((file) => basename(file, '.md')).sort();
        return moduleOf('termsVersions', days.reverse());
      }
      if (id === resolvedKeptTerms) {
        const texts = Object.entries(readKeptTerms(root)).map(([day, source]) => [
          day,
          readLegalText(termsFile, source, values()),
        ]);
        return moduleOf('keptTerms', Object.fromEntries(texts));
      }
      const path = relative(root, id.split('?')[0] ?? '');
      if (!path.startsWith('content/')) return undefined;
      if (path.endsWith('.md')) {
        const source = readContentFile(join(root, path), path);
        return path.startsWith(articlesFolder)
          ? moduleOf('article', readArticle(path, source, values()))
          : moduleOf('text', readLegalText(path, source, values()));
      }
      if (path.endsWith('.csv')) {
        return moduleOf('callRates', readCallRates(path, readContentFile(join(root, path), path)));
      }
      return undefined;
    },
  };
}

/** Every article, newest first. */
async function readArticles(folder: string, values: object) {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.md'));
  const articles = files.map((name) => {
    const file = join(articlesFolder, name);
    return readArticle(file, readContentFile(join(folder, name), file), values);
  });
  return articles.sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

function moduleOf(name: string, value: unknown) {
  return { code: `export const ${name} = ${JSON.stringify(value)};`, moduleType: 'js' as const };
}
