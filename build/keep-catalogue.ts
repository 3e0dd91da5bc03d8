/** `npm run keep-catalogue`: keeps the sums of the catalogues; one whose first day has come can't change any more. */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parisDay } from '#domain/calendar.ts';
import { sumOfCatalogue } from './content/kept/catalogue-sums.ts';
import { formatKeptSums, readKeptSums } from './content/kept/kept-sums.ts';
import { catalogueSumsFile } from './content/read/content-folders.ts';
import { readContent } from './content/read-content.ts';
import { refuseContentMistakes } from './refuse-mistakes.ts';

refuseContentMistakes();
const today = parisDay(new Date());
const sums = { ...readKeptSums('.', catalogueSumsFile) };
for (const catalogue of readContent('.').catalogues) {
  const { file } = catalogue.written;
  const isInForce = sums[basename(file)] !== undefined && catalogue.catalogue.validFrom <= today;
  if (!isInForce) sums[basename(file)] = sumOfCatalogue(catalogue);
  console.log(
    isInForce ? `${file} est déjà conservé.` : `${file} est conservé\u00a0: ajoutez ${catalogueSumsFile} au dépôt.`,
  );
}
writeFileSync(catalogueSumsFile, formatKeptSums(sums));
