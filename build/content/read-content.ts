import type { CallRate } from '#domain/calls/call-rates.ts';
import type { Article, LegalText } from '#domain/prose.ts';
import { readEach } from './read/content-error.ts';
import { readCallRates } from './read/read-call-rates.ts';
import { readCatalogues, type WrittenCatalogue } from './read/read-catalogues.ts';
import { type ReadProse, readArticle, readFolder, readLegalText } from './read/read-prose.ts';
import { type ReadTexts, readTextFiles } from './read/read-text-files.ts';

/** Everything that the owner writes. */
export interface Content extends ReadTexts {
  /** The earliest first. */
  readonly catalogues: readonly WrittenCatalogue[];
  readonly callRates: readonly CallRate[];
  readonly articles: readonly ReadProse<Article>[];
  readonly legalTexts: readonly ReadProse<LegalText>[];
}

/** The same with what the checks need besides: the root of the project, and today in Paris, `YYYY-MM-DD`. */
export interface WholeContent extends Content {
  readonly root: string;
  readonly today: string;
}

/**
 * Reads everything that the owner writes in the project at `root`, each part checked by itself. While a YAML file of texts
 * has a mistake, nothing else is read: it may name what that file says.
 */
export function readContent(root: string): Content {
  const texts = readTextFiles(root);
  const { values } = texts;
  if (texts.mistakes.length > 0) return { ...texts, catalogues: [], callRates: [], articles: [], legalTexts: [] };
  const { catalogues, mistakes: ofCatalogues } = readCatalogues(root, values);
  const rates = readEach([root], readCallRates);
  const articles = readFolder(root, 'content/articles', (file, source) => readArticle(file, source, values));
  const legal = readFolder(root, 'content/legal', (file, source) => readLegalText(file, source, values));
  return {
    ...texts,
    catalogues,
    callRates: rates.found.flat(),
    articles: articles.found,
    legalTexts: legal.found,
    mistakes: [...ofCatalogues, ...rates.mistakes, ...articles.mistakes, ...legal.mistakes],
  };
}
