import { basename } from 'node:path';
import { ContentError, misread, mistakeAt } from '#build/content/read/content-error.ts';
import { catalogueSumsFile, cataloguesFolder } from '#build/content/read/content-folders.ts';
import type { WrittenCatalogue } from '#build/content/read/read-catalogues.ts';
import { readKeptSums, sumOf } from './kept-sums.ts';

/** Names, which may be corrected, and notes. */
const notes = ['label', 'planLabels', 'source', 'confirmedPrices'];

/** The sum of what a catalogue lets visitors pay, as it is now. */
export function sumOfCatalogue({ catalogue }: WrittenCatalogue): string {
  return sumOf(JSON.stringify(catalogue, (key, value) => (notes.includes(key) ? undefined : value)));
}

/** Catalogues that aren't kept as they are now. From a catalogue's first day on, visitors may order at its prices. */
export function checkCatalogueSums(
  root: string,
  catalogues: readonly WrittenCatalogue[],
  today: string,
): ContentError[] {
  const sums = readKeptSums(root, catalogueSumsFile);
  const nameOf = ({ written }: WrittenCatalogue): string => basename(written.file);
  const gone = Object.keys(sums)
    .filter((name) => !catalogues.some((catalogue) => nameOf(catalogue) === name))
    .map((name) => {
      const fix = `remettez ce fichier, tel que l’historique du dépôt le garde\u202f; s’il n’a jamais été en vigueur, retirez sa ligne de ${catalogueSumsFile}`;
      return new ContentError(`${cataloguesFolder}/${name}`, 1, 'ce catalogue publié manque', fix);
    });
  if (gone.length > 0) return gone;
  return catalogues.flatMap((catalogue) => {
    const { written } = catalogue;
    const { validFrom } = catalogue.catalogue;
    const kept = sums[nameOf(catalogue)];
    if (kept === sumOfCatalogue(catalogue)) return [];
    const refuse = (problem: string, fix: string) => [mistakeAt(written, ['validFrom'], problem, fix)];
    const unlikely = kept === undefined ? whyUnlikely(validFrom, today) : undefined;
    if (unlikely !== undefined) return [misread(written, ['validFrom'], dayAhead, unlikely)];
    if (kept === undefined || validFrom > today) {
      const fix = `lancez «\u202fnpm run keep-catalogue\u202f», puis ajoutez ${catalogueSumsFile} au dépôt`;
      return refuse(`ce catalogue n’est pas ${kept === undefined ? 'encore conservé' : 'celui qui est conservé'}`, fix);
    }
    return refuse(
      `ce catalogue, en vigueur depuis le ${validFrom}, a été modifié`,
      'remettez ce fichier, tel que l’historique du dépôt le garde\u202f; pour changer un prix, écrivez-en un autre sous un autre nom, avec un autre premier jour (validFrom)',
    );
  });
}

const dayAhead = 'écrivez le premier jour des nouveaux prix, aujourd’hui ou plus tard, deux ans au plus, année d’abord';

/** Why a new catalogue's first day seems wrong. */
function whyUnlikely(validFrom: string, today: string): string | undefined {
  if (validFrom < today) return 'un jour passé';
  return Number(validFrom.slice(0, 4)) > Number(today.slice(0, 4)) + 2 ? 'dans plus de deux ans' : undefined;
}
