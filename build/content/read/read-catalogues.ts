import { basename } from 'node:path';
import { completeCatalogueSchema } from '#content/schemas/catalogue.ts';
import { isDay } from '#domain/calendar.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { type Attempt, ContentError, type ContentValue, misread, valueAt } from './content-error.ts';
import { cataloguesFolder, filesIn } from './content-folders.ts';
import { readContentFile } from './read-content-file.ts';
import { readShape } from './read-shape.ts';
import { readYaml } from './read-yaml.ts';

/** A catalogue, and where its values are written. */
export interface WrittenCatalogue {
  readonly catalogue: Catalogue;
  readonly written: ContentValue;
}

/** Every readable catalogue, earliest first, completed from the one before; texts may name `values` in `{{…}}`. */
export function readCatalogues(root: string, values: object, attempt: Attempt): readonly WrittenCatalogue[] {
  const names = filesIn(root, cataloguesFolder);
  if (names.length === 0) {
    throw new ContentError(cataloguesFolder, 1, 'le dossier est vide', 'remettez-y un catalogue tel que 2026-11.yaml');
  }
  const files = names.flatMap((file) => attempt(() => readYaml(file, readContentFile(root, file), values)));
  // The others may be based on one that can't be read.
  if (files.length < names.length) return [];
  const sorted = files.toSorted((one, other) => firstDayOf(one).localeCompare(firstDayOf(other)));
  const catalogues: WrittenCatalogue[] = [];
  for (const [index, own] of sorted.entries()) {
    const read = attempt(() => {
      const base = baseOf(own, sorted[index - 1]);
      const before = catalogues.find(({ written }) => written.file === base?.file);
      // What is wrong in a file is reported there alone, not again in those that take its values.
      if (base !== undefined && before === undefined) return [];
      const written = before === undefined ? own : { ...own, value: change(before.written.value, own.value) };
      return [{ catalogue: { id: idOf(own), ...readShape(written, completeCatalogueSchema).value }, written }];
    });
    catalogues.push(...read.flat());
  }
  return catalogues;
}

const idOf = ({ file }: ContentValue): string => basename(file, '.yaml');

/** A catalogue without a first day comes last; its schema reports it. */
function firstDayOf({ value }: ContentValue): string {
  const written = String(valueAt(value, ['validFrom']));
  return isDay(written) ? written : '9999';
}

/**
 * The catalogue whose values a file inherits: none if it is the first or whole, otherwise the previous one, so that no
 * price change is reverted by accident.
 */
function baseOf(own: ContentValue, previous: ContentValue | undefined): ContentValue | undefined {
  const basedOn = valueAt(own.value, ['basedOn']);
  if (previous === undefined) {
    if (basedOn === undefined) return undefined;
    const why = `avant ${cataloguesFolder}/${basedOn}.yaml, qu’il modifie`;
    throw misread(own, ['validFrom'], 'écrivez un jour après le sien', why);
  }
  if (firstDayOf(own) === firstDayOf(previous)) {
    throw misread(own, ['validFrom'], 'écrivez un autre premier jour', `comme dans ${previous.file}`);
  }
  if (String(basedOn) === idOf(previous)) return previous;
  const isWhole = ['oneTime', 'monthly', 'limits'].every((name) => valueAt(own.value, [name]) !== undefined);
  if (basedOn === undefined && isWhole) return undefined;
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
  const all = Object.entries({ ...before, ...after });
  const merged = all.map(([name, value]) => [name, name in after ? merge(before[name], value) : value] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
