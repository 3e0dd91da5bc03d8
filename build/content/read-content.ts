import type * as z from 'zod';
import { brandFile } from '#content/schemas/brand.ts';
import { callRatesColumns, callRatesSchema } from '#content/schemas/call-rates.ts';
import { company } from '#content/schemas/company.ts';
import { textFiles } from '#content/schemas/files.ts';
import { legalChoices } from '#content/schemas/legal-choices.ts';
import type { TextFile } from '#content/schemas/parts/parts.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { openingTimes } from '#domain/company.ts';
import type { Article, LegalText } from '#domain/prose.ts';
import { type ContentError, type ContentValue, gatherMistakes } from './read/content-error.ts';
import { callRatesFile, filesIn, legalFiles } from './read/content-folders.ts';
import { readCatalogues, type WrittenCatalogue } from './read/read-catalogues.ts';
import { readContentFile } from './read/read-content-file.ts';
import { type ReadProse, readArticle, readLegalText } from './read/read-prose.ts';
import { readShape } from './read/read-shape.ts';
import { readTable } from './read/read-table.ts';
import { readYaml } from './read/read-yaml.ts';

type Texts = ReadonlyMap<string, ContentValue>;

/** Everything that the owner writes. */
export interface Content {
  /** The YAML files of texts, by their paths in `content/`. */
  readonly texts: Texts;
  /** What texts may name between double braces: `{{phone}}`, `{{brand}}`, `{{legal.repair}}`. */
  readonly values: object;
  /** The earliest first. */
  readonly catalogues: readonly WrittenCatalogue[];
  readonly callRates: readonly CallRate[];
  readonly articles: readonly ReadProse<Article>[];
  readonly legalTexts: readonly ReadProse<LegalText>[];
  readonly mistakes: readonly ContentError[];
}

/** The content with what the rules need besides: the root of the project, and today in Paris, `YYYY-MM-DD`. */
export interface WholeContent extends Content {
  readonly root: string;
  readonly today: string;
}

const sources = [brandFile, company, legalChoices].map(({ file }) => `content/${file}`);

/** Reads what the owner writes, each part by itself; while a YAML text has a mistake nothing else, as it may use it. */
export function readContent(root: string): Content {
  const { attempt, mistakes } = gatherMistakes();
  const texts = new Map<string, ContentValue>();
  for (const { file: name, schema } of Object.values(textFiles)) {
    const file = `content/${name}`;
    const isBroken = mistakes.some((mistake) => sources.includes(mistake.file));
    const values = isBroken ? undefined : valuesOf(texts);
    for (const text of attempt(() => readShape(readYaml(file, readContentFile(root, file), values), schema))) {
      texts.set(name, text);
    }
  }
  const values = valuesOf(texts);
  const isReadable = mistakes.length === 0;
  const readFiles = <Read>(files: readonly string[], read: (file: string, typed: string, values: object) => Read) =>
    files.flatMap((file) => (isReadable ? attempt(() => read(file, readContentFile(root, file), values)) : []));
  return {
    texts,
    values,
    catalogues: isReadable ? attempt(() => readCatalogues(root, values, attempt)).flat() : [],
    callRates: readFiles([callRatesFile], readCallRates).flat(),
    articles: readFiles(filesIn(root, 'content/articles'), readArticle),
    legalTexts: readFiles(legalFiles, readLegalText),
    mistakes,
  };
}

function readCallRates(file: string, typed: string): readonly CallRate[] {
  return readShape(readTable(file, typed, callRatesColumns), callRatesSchema).value;
}

/** What a YAML file of texts says. Throws if it can't be read. */
export function textOf<Schema extends z.ZodType>(
  { texts }: { readonly texts: Texts },
  { file }: TextFile<Schema>,
): ContentValue<z.output<Schema>> {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`content/${file} can't be read`);
  return text as ContentValue<z.output<Schema>>;
}

function valuesOf(texts: Texts): object {
  const textIn = <Schema extends z.ZodType>({ file }: TextFile<Schema>) =>
    texts.get(file)?.value as z.output<Schema> | undefined;
  const data = textIn(company);
  return {
    ...(data && { ...data, openingTimes: openingTimes(data) }),
    brand: textIn(brandFile)?.brand.name,
    legal: textIn(legalChoices),
  };
}
