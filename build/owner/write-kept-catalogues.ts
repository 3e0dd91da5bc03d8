/** Keeps the sum of each catalogue that isn't in force, and says so. */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sumOfCatalogue } from '#build/catalogue-sums.ts';
import { catalogueSumsFile, readWrittenCatalogues } from '#build/content/read/read-catalogues.ts';
import { formatKeptSums, readKeptSums } from '#build/kept-sums.ts';
import { parisDay } from '#domain/calendar.ts';

const today = parisDay(new Date());
const sums = { ...readKeptSums('.', catalogueSumsFile) };
for (const catalogue of readWrittenCatalogues('.').catalogues) {
  const { file } = catalogue.written;
  const isInForce = sums[basename(file)] !== undefined && catalogue.catalogue.validFrom <= today;
  if (!isInForce) sums[basename(file)] = sumOfCatalogue(catalogue);
  console.log(
    isInForce ? `${file} est déjà conservé.` : `${file} est conservé\u00a0: ajoutez ${catalogueSumsFile} au dépôt.`,
  );
}
writeFileSync(catalogueSumsFile, formatKeptSums(sums));
