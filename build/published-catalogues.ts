import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from './content/content-error.ts';
import { cataloguesFolder, nameInFile, type WrittenCatalogue } from './content/read-catalogues.ts';

/** One complete file for each published catalogue, `2026-11.json`. */
export const publishedFolder = 'content/published-catalogues';

type Path = readonly string[];

/** Every published catalogue, by its id. Throws a {@link ContentError} for a damaged file. */
export function readPublishedCatalogues(root: string): Readonly<Record<string, unknown>> {
  const files = readdirSync(join(root, publishedFolder)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), readPublished(root, file)]));
}

function readPublished(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, publishedFolder, file), 'utf8'));
  } catch {
    const fix = 'remettez ce fichier, tel que l’historique du dépôt le garde';
    throw new ContentError(`${publishedFolder}/${file}`, 1, 'le catalogue conservé ne se lit pas', fix);
  }
}

/**
 * Changes to published catalogues. Orders are priced again from their catalogue each time they are shown, so its
 * amounts must not change as long as they are kept. Its names may be corrected, and all of it until its first day,
 * given `today`.
 */
export function checkPublishedCatalogues(
  catalogues: readonly WrittenCatalogue[],
  published: Readonly<Record<string, unknown>>,
  today: string,
): ContentError[] {
  const gone = Object.keys(published)
    .filter((id) => !catalogues.some(({ catalogue }) => catalogue.id === id))
    .map((id) => {
      const fix =
        'remettez ce fichier, tel que l’historique du dépôt le garde\u00a0: des commandes ont été passées à ses prix';
      return new ContentError(`${cataloguesFolder}/${id}.yaml`, 1, `le catalogue publié « ${id} » manque`, fix);
    });
  if (gone.length > 0) return gone;
  const changed = new Set<string>();
  return catalogues.flatMap(({ catalogue, written, basedOn }) => {
    const { id, validFrom } = catalogue;
    const refuse = (path: Path, problem: string, fix: string) =>
      new ContentError(written.file, written.lineOf(path.map(nameInFile)), problem, fix);
    const file = `${publishedFolder}/${id}.json`;
    const before = published[id];
    if (before === undefined) {
      const unlikely = whyUnlikely(validFrom, published, today);
      if (unlikely !== undefined)
        return [refuse(['validFrom'], `validFrom\u00a0: lu «\u202f${validFrom}\u202f», ${unlikely}`, dayAhead)];
      const fix = `lancez « npm run keep-catalogue », puis ajoutez ${file} au dépôt`;
      return [refuse([], `le catalogue « ${id} » n’est pas encore conservé`, fix)];
    }
    const path = firstDifference(before, catalogue);
    if (path === undefined) return [];
    changed.add(id);
    // Reported once, where it was made.
    if (basedOn !== undefined && changed.has(basedOn)) return [];
    const values = `${path.map(nameInFile).join('.')}\u00a0: lu ${valueAt(catalogue, path)}, mais ${valueAt(before, path)} a été publié`;
    if (validFrom > today) return [refuse(path, values, 'lancez « npm run keep-catalogue » pour garder ce changement')];
    const fix = `remettez ${valueAt(before, path)} et, pour changer un prix, copiez ce fichier sous un autre nom, avec un autre premier jour (validFrom)`;
    return [refuse(path, values, fix)];
  });
}

const dayAhead = 'écrivez le premier jour des nouveaux prix, aujourd’hui ou plus tard, deux ans au plus, année d’abord';

/**
 * Why a new catalogue would never be used, or from a day on which visitors have already seen other prices, or years from
 * now, as a slip in the year does.
 */
function whyUnlikely(
  validFrom: string,
  published: Readonly<Record<string, unknown>>,
  today: string,
): string | undefined {
  const [last] = Object.entries(published)
    .map(([id, catalogue]) => ({ id, day: String(Object(catalogue).validFrom) }))
    .sort((one, other) => other.day.localeCompare(one.day));
  if (last === undefined) return undefined;
  if (validFrom < last.day) return `avant le premier jour du catalogue publié «\u202f${last.id}\u202f», ${last.day}`;
  if (validFrom < today) return 'un jour passé';
  return Number(validFrom.slice(0, 4)) > Number(today.slice(0, 4)) + 2 ? 'dans plus de deux ans' : undefined;
}

/** Names, and notes on the source of prices, which orders don't need. */
const notes = ['label', 'planLabels', 'source', 'confirmedPrices'];

/** The path of the first value that differs from the published one. */
function firstDifference(published: unknown, current: unknown, path: Path = []): Path | undefined {
  if (typeof published !== 'object' || published === null || typeof current !== 'object' || current === null) {
    return published === current ? undefined : path;
  }
  const keys = new Set([...Object.keys(published), ...Object.keys(current)].filter((key) => !notes.includes(key)));
  for (const key of keys) {
    const found = firstDifference(Object(published)[key], Object(current)[key], [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A value as its file has it. */
function valueAt(catalogue: unknown, path: Path): string {
  const value = path.reduce<unknown>((node, key) => Object(node)[key], catalogue);
  const isHundredths = path.some((key) => key === 'priceCents' || /vatRate/i.test(key));
  if (isHundredths && typeof value === 'number') return (value / 100).toFixed(2).replace('.', ',');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'rien');
}
