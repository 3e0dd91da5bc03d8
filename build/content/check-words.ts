import type { CompanyContent } from '#content/company.ts';
import { fillCompany } from '#domain/company.ts';
import { adviceForField } from './check-shape.ts';
import { ContentError } from './content-error.ts';
import { type ContentModule, exportOf } from './content-module.ts';
import { correctTypography } from './typography.ts';

const prices = [
  'phones',
  'channels',
  'monthly',
  'monthlyUnlimited',
  'oneTime',
  'portability',
  'portabilityBlockSize',
] as const;

/** Where texts may contain `{name}`, and the names that are replaced there. */
const marksByPath: readonly (readonly [path: RegExp, marks: readonly string[]])[] = [
  [/^content\/home\.ts homeHero\.(?:prices|scope|terms)\b|^content\/home\.ts homeFeatures\.\d+\.description$/, prices],
  [/^content\/features\.ts .*\.features\.\d+\.description$/, prices],
  [/^content\/solution\.ts solution\.benefits\.\d+\.description$/, prices],
  [/^content\/quote-texts\.ts quoteTexts\.planCoverage\./, ['mobileRate']],
  [/^content\/quote-texts\.ts quoteTexts\.hardware$/, ['switch8', 'switch16', 'cord']],
  [/^content\/quote-tools\.ts quoteToolTexts\.comparison\.priced$/, ['day']],
  [/^content\/resellers\.ts resellers\.example\./, ['clients', 'phones', 'percent', 'plan', 'channels', 'minutes']],
  [/^content\/demo-topics\.ts demo\.foreignNotice$/, ['host']],
];
/** Where texts may contain `{{phone}}`, a value of `company.ts`. */
const companyValues =
  /^content\/(?:faq\.ts .*\.answer\.\d+|home\.ts homeSteps\.steps\.\d+\.description|portability-texts\.ts .*\.mandate\.given)$/;
/** Lists that may be empty. */
const optionalLists = /\.(?:callRatesButtons|social|channels|confirmedPrices)$/;
/** Prices and plain data have checks of their own. */
const withoutWords = /^content\/(?:company|pages)\.ts$/;

interface Place {
  readonly module: ContentModule;
  readonly name: string;
  readonly path: readonly string[];
}

/** Names of values that no visitor reads. */
const notShown = /^(?:kind|key|page|source|url|href|id|image|icon|iban|bic|path|d|email|\w+Email|\w+Address)$/;

/** Texts without the typography of French, empty texts and lists, markup that would be shown as typed, and names in braces that nothing replaces. */
export function checkWords(
  module: ContentModule,
  exported: Readonly<Record<string, unknown>>,
  company: CompanyContent,
): ContentError[] {
  return Object.entries(exported).flatMap(([name, value]) => visit(value, { module, name, path: [] }, company));
}

function checkTypography(value: string, place: Place): ContentError[] {
  if (notShown.test(place.path.at(-1) ?? '')) return [];
  const right = correctTypography(value);
  if (right === value) return [];
  const at = [...value].findIndex((sign, index) => sign !== [...right][index]);
  const around = value.slice(Math.max(0, at - 15), at + 10).trim();
  return [
    refuse(
      place,
      `«\u202f${around}\u202f» n’a pas les apostrophes ou les espaces insécables du français`,
      `copiez le texte d’ici, il les a\u00a0: ${right}`,
    ),
  ];
}

function visit(value: unknown, place: Place, company: CompanyContent): ContentError[] {
  const { module, name, path } = place;
  const hasWords = !withoutWords.test(module.file);
  if (typeof value === 'string') {
    const ofWords = hasWords ? checkText(value, place, company) : [];
    return ofWords.length > 0 ? ofWords : checkTypography(value, place);
  }
  if (typeof value !== 'object' || value === null) return [];
  if (hasWords && Array.isArray(value) && value.length === 0 && !optionalLists.test([name, ...path].join('.'))) {
    return [refuse(place, 'la liste est vide', 'écrivez au moins une entrée')];
  }
  return Object.entries(value).flatMap(([key, child]) => visit(child, { ...place, path: [...path, key] }, company));
}

function checkText(text: string, place: Place, company: CompanyContent): ContentError[] {
  if (text.trim() === '') return [refuse(place, 'le texte est vide', 'écrivez un texte entre apostrophes droites')];
  const [tag] = /<\/?[a-z][^>]*>/i.exec(text) ?? [];
  if (tag !== undefined) return [refuse(place, `« ${tag} » serait affiché tel quel`, 'écrivez le texte sans HTML')];
  const [link] = /\[[^\]]*\]\([^)]*\)|\*\*/.exec(text) ?? [];
  if (link !== undefined)
    return [refuse(place, `« ${link} » serait affiché tel quel`, 'écrivez le texte sans Markdown')];
  return checkMarks(text, place, company);
}

function checkMarks(text: string, place: Place, company: CompanyContent): ContentError[] {
  const address = `${place.module.file} ${[place.name, ...place.path].join('.')}`;
  const marks = marksByPath.find(([path]) => path.test(address))?.[1] ?? [];
  const mayNameValues = companyValues.test(address);
  const rest = text.replaceAll(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, (mark) => {
    const name = mark.replaceAll(/[{}\s]/g, '');
    const isKnown = mark.startsWith('{{') ? mayNameValues && isValue(mark, company) : marks.includes(name);
    return isKnown ? '' : mark;
  });
  const [mark] = /\{\{?[^{}]*\}?\}?|\}\}?/.exec(rest) ?? [];
  if (mark === undefined) return [];
  return [refuse(place, `« ${mark} » n’est remplacé par rien ici`, adviceForMark(mark, marks, mayNameValues))];
}

function isValue(mark: string, company: CompanyContent): boolean {
  if (/^\{\{client\.\w+\}\}$/.test(mark)) return true;
  try {
    fillCompany(mark, company);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function adviceForMark(mark: string, marks: readonly string[], mayNameValues: boolean): string {
  if (mayNameValues) return 'nommez une valeur de content/company.ts, telle que {{phone}} ou {{address.city}}';
  if (marks.length === 0) return 'écrivez le mot lui-même, sans accolades';
  return adviceForField(
    mark,
    marks.map((name) => `{${name}}`),
  );
}

function refuse({ module, name, path }: Place, problem: string, fix: string): ContentError {
  const place = [name, ...path].filter((key) => !/^\d+$/.test(key)).join('.');
  return new ContentError(
    module.file,
    exportOf(module, name, undefined).lineOf(path),
    `${place}\u00a0: ${problem}`,
    fix,
  );
}
