/** Keeps the current terms of sale under their version, and says so; ends with 1 if they differ from the kept ones. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '#build/content/read/content-error.ts';
import {
  checkTerms,
  keptHashesFile,
  keptTermsFolder,
  readCurrentTerms,
  readKeptTerms,
  withKeptHash,
} from '#build/terms-versions.ts';

const current = readCurrentTerms();
const kept = readKeptTerms();
if (kept[current.version] === undefined) {
  const file = join(keptTermsFolder, `${current.version}.md`);
  writeFileSync(file, current.source, { flag: 'wx' });
  writeFileSync(keptHashesFile, withKeptHash(current.version, current.source));
  console.log(`${file} est conservé\u00a0: ajoutez-le au dépôt, avec ${keptHashesFile}.`);
} else {
  const mistakes = attempt(() => checkTerms(current, kept));
  for (const { message } of mistakes) console.error(message);
  if (mistakes.length === 0) console.log(`La version ${current.version} est déjà conservée.`);
  else process.exitCode = 1;
}
