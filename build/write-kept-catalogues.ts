/** Keeps each catalogue as published, and says so. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parisDay } from '#domain/calendar.ts';
import { readCatalogues } from './content/read-catalogues.ts';
import { publishedFolder, readPublishedCatalogues } from './published-catalogues.ts';

const today = parisDay(new Date());
mkdirSync(publishedFolder, { recursive: true });
const published = readPublishedCatalogues('.');
for (const catalogue of readCatalogues('.')) {
  const file = join(publishedFolder, `${catalogue.id}.json`);
  if (published[catalogue.id] !== undefined && catalogue.validFrom <= today) {
    console.log(`${file} est déjà conservé.`);
    continue;
  }
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  console.log(`${file} est conservé\u00a0: ajoutez-le au dépôt.`);
}
