import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Catalogue } from '#content/catalogue.ts';
import { ContentError } from './content/content-error.ts';
import { type ContentModule, lineOf } from './content/content-module.ts';

/** One complete file for each published catalogue, `2026-11.json`. */
export const publishedFolder = 'content/published-catalogues';

type Path = readonly string[];

/** Every published catalogue, by its id. */
export function readPublishedCatalogues(root: string): Readonly<Record<string, unknown>> {
  const files = readdirSync(join(root, publishedFolder)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(root, publishedFolder, file), 'utf8')) as unknown,
    ]),
  );
}

/**
 * Changes to published catalogues. Orders are priced again from their catalogue each time they are shown, so its
 * amounts must not change as long as they are kept. Its names may be corrected, and all of it until its first day,
 * given `today`.
 */
export function checkPublishedCatalogues(
  module: ContentModule,
  catalogues: readonly Catalogue[],
  published: Readonly<Record<string, unknown>>,
  today: string,
): ContentError[] {
  const refuse = (path: readonly PropertyKey[], problem: string, mend: string) =>
    new ContentError(module.file, lineOf(module, 'catalogues', path), problem, mend);
  const gone = Object.keys(published)
    .filter((id) => !catalogues.some((catalogue) => catalogue.id === id))
    .map((id) => {
      const mend =
        'remettez-le dans la liste, tel que l’historique du dépôt le garde\u00a0: des commandes ont été passées à ses prix';
      return refuse([], `le catalogue publié « ${id} » manque`, mend);
    });
  if (gone.length > 0) return gone;
  return catalogues.flatMap((catalogue, index) => {
    const { id, validFrom } = catalogue;
    const file = `${publishedFolder}/${id}.json`;
    const before = published[id];
    if (before === undefined) {
      const mend = `lancez « npm run keep-catalogue », puis ajoutez ${file} au dépôt`;
      return [refuse([index, 'id'], `le catalogue « ${id} » n’est pas encore conservé`, mend)];
    }
    const path = firstDifference(before, catalogue);
    if (path === undefined) return [];
    const values = `${path.join('.')}\u00a0: lu ${valueAt(catalogue, path)}, mais ${valueAt(before, path)} a été publié`;
    if (validFrom > today)
      return [refuse([index, ...path], values, 'lancez « npm run keep-catalogue » pour garder ce changement')];
    const mend = `remettez ${valueAt(before, path)} et, pour changer un prix, ajoutez à la fin de la liste un nouveau catalogue avec son id et son premier jour (validFrom)`;
    return [refuse([index, ...path], values, mend)];
  });
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

function valueAt(value: unknown, path: Path): string {
  return JSON.stringify(path.reduce<unknown>((node, key) => Object(node)[key], value)) ?? 'rien';
}
