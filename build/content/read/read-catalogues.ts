import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillTexts } from '#build/content/fill-values.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { completeCatalogueSchema } from './check-catalogue.ts';
import { ContentError, type ContentValue, misread, readEach, valueAt } from './content-error.ts';
import { readContentFile } from './read-content-file.ts';
import { readShape } from './read-shape.ts';
import { readYaml } from './read-yaml.ts';

/** One file for each catalogue, `2026-11.yaml`: its id is its name. */
export const cataloguesFolder = 'content/catalogues';
/** The sums of those that were published. */
export const catalogueSumsFile = `${cataloguesFolder}/kept-sums.txt`;

/** What its file is called; quotes name it. */
export const catalogueName = /^[0-9a-z-]{1,20}\.yaml$/;

/** A catalogue, and where its values are written. */
export interface WrittenCatalogue {
  readonly catalogue: Catalogue;
  readonly written: ContentValue;
}

/** What a file calls a field of a catalogue: it has euros where the program has cents. */
export function nameInFile(field: string): string {
  return field === 'priceCents' ? 'price' : field;
}

/**
 * Every catalogue that can be read, the earliest first, and every mistake in the folder; `values` are what texts may name
 * between double braces.
 */
export function readCatalogues(
  root: string,
  values: object,
): { readonly catalogues: readonly WrittenCatalogue[]; readonly mistakes: readonly ContentError[] } {
  const names = readdirSync(join(root, cataloguesFolder)).filter((name) => catalogueName.test(name));
  const { found: files, mistakes: unreadable } = readEach(names, (name) => {
    const file = `${cataloguesFolder}/${name}`;
    return fillTexts(readYaml(file, readContentFile(join(root, file), file), 'le catalogue'), values);
  });
  const catalogues: WrittenCatalogue[] = [];
  // The others may be based on these.
  if (unreadable.length > 0) return { catalogues, mistakes: unreadable };
  const sorted = files.toSorted((one, other) => firstDayOf(one).localeCompare(firstDayOf(other)));
  const { mistakes } = readEach([...sorted.entries()], ([index, own]) => {
    const base = baseOf(own, sorted[index - 1]);
    const read = catalogues.find(({ written }) => written.file === base?.file);
    // What is wrong in a file is reported there alone, not again in those that take its values.
    if (base !== undefined && read === undefined) return;
    const written = read === undefined ? own : { ...own, value: change(read.written.value, own.value) };
    catalogues.push({ catalogue: { id: idOf(own), ...readShape(written, completeCatalogueSchema) }, written });
  });
  if (names.length > 0) return { catalogues, mistakes };
  const fix = 'remettez-y un catalogue tel que 2026-11.yaml';
  return { catalogues, mistakes: [new ContentError(cataloguesFolder, 1, 'le dossier est vide', fix)] };
}

const idOf = ({ file }: ContentValue): string => basename(file, '.yaml');

/** A catalogue without a first day comes last; its schema reports it. */
const noDay = '9999';

function firstDayOf({ value }: ContentValue): string {
  const written = String(valueAt(value, ['validFrom']));
  return /^\d{4}-\d\d-\d\d$/.test(written) ? written : noDay;
}

/** The file that says what this one doesn't: the last before it, so that no price is undone unseen. */
function baseOf(own: ContentValue, previous: ContentValue | undefined): ContentValue | undefined {
  const firstDay = firstDayOf(own);
  if (previous !== undefined && firstDay !== noDay && firstDayOf(previous) === firstDay) {
    throw misread(own, ['validFrom'], 'écrivez un autre premier jour', `comme dans ${previous.file}`);
  }
  const basedOn = valueAt(own.value, ['basedOn']);
  const isWhole = ['oneTime', 'monthly', 'limits'].every((name) => valueAt(own.value, [name]) !== undefined);
  if (basedOn === undefined && (isWhole || previous === undefined)) return undefined;
  if (previous !== undefined && idOf(previous) === String(basedOn)) return previous;
  if (previous === undefined) {
    const why = `avant ${cataloguesFolder}/${basedOn}.yaml, qu’il modifie`;
    throw misread(own, ['validFrom'], 'écrivez un jour après le sien', why);
  }
  throw misread(own, ['basedOn'], `écrivez ${idOf(previous)}, le nom du catalogue d’avant`);
}

/** What each catalogue says for itself. */
const ownFields = ['basedOn', 'validFrom', 'source', 'confirmedPrices'];

/** The values of `base` with those of a file that names it: groups field by field, lists whole, without emptied fields. */
function change(base: unknown, file: unknown): unknown {
  const { basedOn: _base, ...changes } = Object(file);
  const inherited = Object.entries(Object(base)).filter(([name]) => !ownFields.includes(name));
  return merge(Object.fromEntries(inherited), changes);
}

function merge(before: unknown, after: unknown): unknown {
  if (!isGroup(before) || !isGroup(after)) return after;
  const changed = Object.entries(after).map(([name, value]) => [name, merge(before[name], value)] as const);
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(changed) }).filter(([, value]) => value !== null),
  );
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
