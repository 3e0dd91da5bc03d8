import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textFiles } from '#content/schemas/files.ts';
import { jsonSchemaOf } from '#content/schemas/parts/parts.ts';
import { findFrenchRates } from '#domain/calls/compare-plans.ts';
import { readKeptTerms, termsFile } from './kept/terms-versions.ts';
import { gatherMistakes } from './read/content-error.ts';
import { readLegalText, summarise } from './read/read-prose.ts';
import { type Content, readContent } from './read-content.ts';

/** Where the modules are that everything imports as `#content/<name>.ts`; git ignores them. */
const generatedFolder = 'content/generated';

/**
 * Writes what the owner says as modules, and the JSON schema by which editors complete each YAML file; returns what it
 * read. While there is a mistake, its file, and everything but the YAML texts, keep their former modules.
 */
export function writeContentModules(root: string): Content {
  const content = readContent(root);
  const isFaultless = content.mistakes.length === 0;
  const modules = { ...modulesOfTexts(content), ...(isFaultless && modulesOfTheRest(root, content)) };
  const folder = join(root, generatedFolder);
  for (const [name, source] of Object.entries(modules)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
  }
  if (!isFaultless) return content;
  // What is no longer written, such as a removed article; the names of folders have no dot.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.includes('.') && !(name in modules)) rmSync(join(folder, name));
  return content;
}

function modulesOfTexts({ texts }: Content): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(textFiles).flatMap(({ file, schema, module, name, isWhole, literal }) => {
      const text = texts.get(file);
      if (text === undefined) return [];
      const values = isWhole ? { [name]: text.value } : Object(text.value);
      const parts = Object.entries(values).map(([part, value]) => {
        const type = isWhole ? 'Written' : `Written['${part}']`;
        const json = JSON.stringify(value, null, 2);
        return literal.includes(part)
          ? `export const ${part} = ${json} as const satisfies ${type};`
          : `export const ${part}: ${type} = ${json};`;
      });
      const header = `// Written from content/${file} by build/content/write-modules.ts.
import type { Content } from '#content/schemas/parts/parts.ts';
import type { ${name} as written } from '#content/schemas/${module}.ts';

type Written = Content<typeof written.schema>;`;
      return [
        [`${basename(file, '.yaml')}.ts`, `${[header, ...parts].join('\n\n')}\n`],
        [`${basename(file, '.yaml')}.schema.json`, `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`],
      ];
    }),
  );
}

/** Catalogues, call rates, articles, legal texts and the kept terms of sale. */
function modulesOfTheRest(root: string, content: Content): Readonly<Record<string, string>> {
  const { values, catalogues, callRates, articles, legalTexts } = content;
  const keptTerms = Object.entries(readKeptTerms(root)).sort().reverse();
  const prose = '#domain/prose.ts';
  const catalogue = `import('#domain/quote/catalogue/catalogue.ts').Catalogue`;
  const newestFirst = articles
    .map(({ text }) => summarise(text))
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
  // A kept version that can't be read was changed: `checkEarlierTerms` reports it.
  const { attempt } = gatherMistakes();
  const texts = keptTerms.flatMap(([day, source]) =>
    attempt(() => [day, readLegalText(termsFile, source, values).text]),
  );
  const list: readonly (readonly [module: string, declaration: string, value: unknown])[] = [
    ['catalogues', `catalogues: readonly [${catalogue}, ...${catalogue}[]]`, catalogues.map((read) => read.catalogue)],
    ['call-rates', "callRates: readonly import('#domain/calls/call-rates.ts').CallRate[]", callRates],
    ['french-rates', "frenchRates: import('#domain/calls/compare-plans.ts').FrenchRates", findFrenchRates(callRates)],
    ['article-list', `articles: readonly import('${prose}').ArticleSummary[]`, newestFirst],
    ['terms-versions', 'termsVersions: readonly string[]', keptTerms.map(([day]) => day)],
    ['kept-terms', `keptTerms: Readonly<Record<string, import('${prose}').LegalText>>`, Object.fromEntries(texts)],
    ...articles.map(({ text }) => [`articles/${text.slug}`, `article: import('${prose}').Article`, text] as const),
    ...legalTexts.map(({ text }) => [`legal/${text.slug}`, `text: import('${prose}').LegalText`, text] as const),
  ];
  return Object.fromEntries(
    list.map(([module, name, value]) => [`${module}.ts`, `export const ${name} = ${JSON.stringify(value)};\n`]),
  );
}
