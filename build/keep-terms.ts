/** `npm run keep-terms`: keeps the current terms of sale under their version; a version kept before is never written again. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTerms, keptTermsFolder, readCurrentTerms, readKeptTerms } from './terms-versions.ts';

const current = readCurrentTerms();
const kept = readKeptTerms();
if (kept[current.version] === undefined) {
  const file = join(keptTermsFolder, `${current.version}.md`);
  writeFileSync(file, current.source, { flag: 'wx' });
  console.log(`${file} est conservé\u00a0: ajoutez-le au dépôt.`);
} else {
  checkTerms(current, kept);
  console.log(`La version ${current.version} est déjà conservée.`);
}
