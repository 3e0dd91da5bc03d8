import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { completeCatalogueSchema } from '#build/content/read/check-catalogue.ts';
import { checkShape, quoted, valueAt } from '#build/content/read/check-shape.ts';
import { fillTexts, textValues } from '#build/content/read-content.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';
import { readContentFile } from './read-content-file.ts';
import { readYaml } from './read-yaml.ts';

/** One file for each catalogue, `2026-11.yaml`: its id is its name. */
export const cataloguesFolder = 'content/catalogues';
/** The sums of those that were published. */
export const catalogueSumsFile = `${cataloguesFolder}/kept-sums.txt`;

/** A catalogue, and where its values are written. */
export interface WrittenCatalogue {
  readonly catalogue: Catalogue;
  readonly written: ContentValue;
  /** The id of the catalogue whose values it changes. */
  readonly basedOn?: string;
}

/** What a file calls a field of a catalogue: it has euros where the program has cents. */
export function nameInFile(field: string): string {
  return field === 'priceCents' ? 'price' : field;
}

/** Every catalogue, the earliest first. Throws a {@link ContentError} for the first mistake. */
export function readCatalogues(root: string, values = textValues(root)): readonly [Catalogue, ...Catalogue[]] {
  const { catalogues: list, mistakes } = readWrittenCatalogues(root, values);
  const [first, ...others] = list.map(({ catalogue }) => catalogue);
  if (first === undefined || mistakes[0] !== undefined) throw mistakes[0];
  return [first, ...others];
}

/**
 * Every catalogue that can be read, the earliest first, and every mistake in the folder; `values` are what texts may name
 * between double braces.
 */
export function readWrittenCatalogues(
  root: string,
  values = textValues(root),
): { readonly catalogues: readonly WrittenCatalogue[]; readonly mistakes: readonly ContentError[] } {
  const names = readdirSync(join(root, cataloguesFolder)).filter(
    (name) => !name.startsWith('.') && name !== basename(catalogueSumsFile),
  );
  const files = names.map((name) => readWrittenCatalogue({ root, values }, `${cataloguesFolder}/${name}`, names));
  const catalogues = files
    .flatMap(({ read }) => read ?? [])
    .sort((one, other) => one.catalogue.validFrom.localeCompare(other.catalogue.validFrom));
  const fix = 'remettez-y un catalogue tel que 2026-11.yaml';
  const none = names.length > 0 ? [] : [new ContentError(cataloguesFolder, 1, 'le dossier est vide', fix)];
  const found = [...none, ...files.flatMap(({ mistakes }) => mistakes), ...checkOrder(catalogues)];
  // Those of a file that others are based on are found again with each of them.
  return { catalogues, mistakes: [...new Map(found.map((mistake) => [mistake.message, mistake])).values()] };
}

interface Place {
  readonly root: string;
  /** What texts may name between double braces. */
  readonly values: object;
}

interface ReadFile {
  readonly read?: WrittenCatalogue;
  readonly mistakes: readonly ContentError[];
}

/** Reads one catalogue; `names` are the files that it may be based on. */
function readWrittenCatalogue(place: Place, file: string, names: readonly string[]): ReadFile {
  const { root, values } = place;
  const id = basename(file, '.yaml');
  try {
    if (!/^[0-9a-z-]{1,20}\.yaml$/.test(basename(file))) {
      const fix =
        'donnez au fichier un nom tel que 2027-01.yaml\u00a0: au plus 20 minuscules, chiffres et traits d’union';
      throw new ContentError(file, 1, `«\u202f${basename(file)}\u202f» n’est pas le nom d’un catalogue`, fix);
    }
    const own = fillTexts(readYaml(file, readContentFile(join(root, file), file), 'le catalogue'), values);
    const basedOn = valueAt(own.value, ['basedOn']);
    const others = names.filter((name) => name !== basename(file));
    if (basedOn === undefined) {
      const isWhole = ['oneTime', 'monthly', 'limits'].every((name) => valueAt(own.value, [name]) !== undefined);
      if (isWhole || others.length === 0) return complete(id, own);
      const fix = 'écrivez basedOn et le nom du catalogue d’avant, qui donne tout le reste';
      throw new ContentError(file, 1, 'basedOn manque', fix);
    }
    if (!others.includes(`${basedOn}.yaml`)) {
      const fix = 'écrivez le nom d’un catalogue d’avant, tel que 2026-11';
      throw new ContentError(file, own.lineOf(['basedOn']), `basedOn\u00a0: lu ${quoted(basedOn)}`, fix);
    }
    const { read: base, mistakes } = readWrittenCatalogue(place, `${cataloguesFolder}/${basedOn}.yaml`, others);
    if (base === undefined) return { mistakes };
    const { read, mistakes: ownMistakes } = complete(id, { ...own, value: change(base.written.value, own.value) });
    return { ...(read && { read: { ...read, basedOn: base.catalogue.id } }), mistakes: ownMistakes };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: [error] };
    throw error;
  }
}

function complete(id: string, written: ContentValue): ReadFile {
  const mistakes = checkShape(written, completeCatalogueSchema);
  if (mistakes.length > 0) return { mistakes };
  const catalogue = { id, ...completeCatalogueSchema.parse(written.value) };
  return { read: { catalogue, written }, mistakes };
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

/**
 * Catalogues with the first day of the one before, or based on an older one than the last before them, which would undo
 * the prices of that last one.
 */
function checkOrder(list: readonly WrittenCatalogue[]): ContentError[] {
  return list.slice(1).flatMap(({ catalogue, written, basedOn }, index) => {
    const before = list[index];
    if (before === undefined) return [];
    const refuse = (field: string, problem: string, fix: string) => [
      new ContentError(written.file, written.lineOf([field]), `${field}\u00a0: lu ${problem}`, fix),
    ];
    const { id, validFrom } = before.catalogue;
    if (validFrom === catalogue.validFrom) {
      return refuse(
        'validFrom',
        `« ${validFrom} », comme dans ${before.written.file}`,
        'écrivez un autre premier jour',
      );
    }
    const base = list.find((other) => other.catalogue.id === basedOn)?.catalogue;
    if (base === undefined || base.validFrom >= validFrom) return [];
    const problem = `«\u202f${base.id}\u202f», mais «\u202f${id}\u202f» a changé des prix depuis`;
    return refuse('basedOn', problem, `écrivez ${id}, et ce que vous en changez`);
  });
}
