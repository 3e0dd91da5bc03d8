import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import { demoTopics } from '#content/demo.ts';
import { homeHero } from '#content/home.ts';
import { descriptions } from '#content/pages.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { resellers } from '#content/resellers.ts';
import { correctTypography } from '#content/schemas/parts/typography.ts';
import { moveRules } from '#domain/order/life/order-life.ts';
import type { Article } from '#domain/prose.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { frenchStrings, type Text } from './shared/french-strings.ts';
import { projectFiles } from './shared/project-files.ts';

const filesIn = (folder: string): string[] => projectFiles.filter((path) => path.startsWith(`content/${folder}/`));
const read = (path: string): string => readFileSync(path, 'utf8');

/** Without the earlier terms of sale, which stay as they were, and the list of articles, which are there whole. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['/content/generated/*.ts', '/content/generated/legal/*.ts', '!**/{kept-terms,article-list}.ts'],
  { eager: true },
);
const articles = Object.values(
  import.meta.glob<Article>('/content/generated/articles/*.ts', { eager: true, import: 'article' }),
);

// Not for visitors: English notes, and machine-readable text.
const notWords = /\.(kind|source|url|href|id|slug|image|icon|iban|bic|path|d)$/;

/** Every string a visitor may read, with its position. */
function textsOf(node: unknown, path: string): Text[] {
  if (typeof node === 'string') return notWords.test(path) || /^(https:|\/)/.test(node) ? [] : [{ path, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

const contentTexts = textsOf({ ...modules, articles }, 'content');

const sources = Object.entries(
  import.meta.glob<string>('/{site,ui,domain,documents,service,build,tools}/**/*.{ts,tsx,mjs}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !/\.(?:test|contract|arbitraries)\.|tampered-orders/.test(path));
const partTexts = sources
  .flatMap(([path, source]) => frenchStrings(path, source))
  // A command within a French sentence is typed as it is.
  .map(({ path, text }) => ({ path, text: text.replaceAll(/npm run [\w-]+ -- \w+/g, 'npm run …') }));

/** What the owner and viewers read beside the modules: the guide, comments and labels of catalogues, rates, captions. */
const plainTexts = [
  'content/README.md',
  'content/call-rates.csv',
  ...filesIn('catalogues'),
  ...demoTopics.map(({ captionsAddress }) => `site/public${captionsAddress}`),
].map((path) => ({ path, text: withoutCode(path, read(path)) }));

/** A catalogue's prices and keys are left out, and commands and code of the guide. */
function withoutCode(path: string, source: string): string {
  if (path.endsWith('.csv')) return source.replaceAll(';', '\n');
  if (!path.endsWith('.yaml')) return source.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '0');
  return [...source.matchAll(/^ *# (.*)|label: (.*)/gm)].map(([, comment, label]) => comment ?? label).join('\n');
}

const texts = [...contentTexts, ...partTexts, ...plainTexts];

const terminal =
  /^\/(?:service\/(?!app\.ts|desk-routes|desk\/(?!sign-in\/passwords)|http|mail|orders|pages|personal-data\/remind|portability|requests|statistics|webhooks)|build\/(?:dev|pack-release)\.ts)/;

/** A line that is searched and copied into a command. */
function withPlainSpaces(line: string): string {
  return line.replaceAll(/[ \u00a0\u202f]+(?=[;:])/g, ' ').replaceAll(/ {2,}/g, ' ');
}

describe('what is read in French', () => {
  test('is checked in full', () => {
    expect(contentTexts.length).toBeGreaterThan(600);
    for (const part of ['site', 'domain', 'documents', 'service', 'build'])
      expect(partTexts.filter(({ path }) => path.startsWith(`/${part}/`)).length).toBeGreaterThan(15);
  });

  test('has the signs and spaces of French typography, in a terminal those of a keyboard before ; and :', () => {
    const wrong = texts.filter(({ path, text }) => {
      const read = terminal.test(path) ? withPlainSpaces : (line: string) => line;
      return read(correctTypography(text)) !== read(text);
    });
    expect(wrong.map(({ path, text }) => `${path}: ${text} → ${correctTypography(text)}`)).toEqual([]);
  });

  test('says the opening hours, the age and the town of company.yaml only', () => {
    const owned = import.meta.glob<string>('/content/**/*.yaml', { query: '?raw', import: 'default', eager: true });
    const { foundedIn, address } = company;
    const facts = new RegExp(`vendredi,? de 9|ée en ${foundedIn}|\\d ans d’exp|équipe.* à ${address.city} `, 'i');
    const typed = Object.entries(owned).filter(([, source]) => facts.test(source));
    expect(typed.map(([path]) => path)).toEqual([]);
  });

  test('never promises encryption up to the other party', () =>
    expect(texts.filter(({ text }) => /(chiffr|crypt)[^.]*bout en bout/.test(text))).toEqual([]));

  test('says on the quote and in the terms that no order is taken overseas', () => {
    expect(quoteTexts.mainlandOnly).toContain('outre-mer');
    expect(read('content/legal/cgv.md')).toMatch(/commande en ligne vaut pour .* métropolitaine, Corse comprise/);
  });

  test('says in the terms that a client cancels an order only while nothing was paid, sent or started for it', () => {
    expect(moveRules.cancel.client).toEqual(['confirmed']);
    expect(read('content/legal/cgv.md')).toMatch(/rien payé ni .* bon de commande et que \{\{brand\}\} n’a pas validé/);
  });

  test('states the fair use of the catalogue wherever it states one', () => {
    // The text changes in the commit that announces a new figure, so that this test doesn't turn red on its first day.
    const { unlimited } = currentCatalogue(catalogues, new Date('9999-12-31'));
    const said = contentTexts.flatMap(({ text }) => [...text.matchAll(/([\d\u202f]+)\sminutes par mois/g)]);
    expect(said.length).toBeGreaterThan(3);
    for (const [, count = ''] of said) expect(Number(count.replaceAll('\u202f', ''))).toBe(unlimited.fairUseMinutes);
  });

  test('calls the setup free only while it is', () => {
    const { setup } = currentCatalogue(catalogues, new Date('9999-12-31')).oneTime;
    const promises = contentTexts.filter(({ text }) => /mise en service[^.:]*offerte/i.test(text));
    if (setup.priceCents === 0) expect(promises.length).toBeGreaterThan(5);
    else expect(promises).toEqual([]);
  });
});

describe('the pages of the specification', () => {
  test('open without anything that the owner has still to decide', () =>
    expect(JSON.stringify(homeHero)).not.toMatch(/\{\{|à confirmer/));

  test('state the resellers’ commission at the rate of its example', () =>
    expect(descriptions.resellers).toContain(`jusqu’à ${resellers.example.commissionPercent}\u00a0%`));

  test('show at least eight demonstrations', () => expect(demoTopics.length).toBeGreaterThanOrEqual(8));
});
