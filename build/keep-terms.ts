/** `npm run keep-terms`: keeps the terms of sale as a version, once; exits with 1 if they differ from the kept ones. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatKeptSums, readKeptSums, sumOf } from './content/kept/kept-sums.ts';
import {
  checkTerms,
  currentTerms,
  keptHashesFile,
  keptTermsFolder,
  readKeptTerms,
} from './content/kept/terms-versions.ts';
import { readContent } from './content/read-content.ts';
import { refuse, refuseContentMistakes } from './refuse-mistakes.ts';

// Terms that changed pass here, since their fix is this command.
refuseContentMistakes();
const current = currentTerms(readContent('.').legalTexts);
const { version } = current.text;
const kept = readKeptTerms();
if (kept[version] === undefined) {
  const name = `${version}.md`;
  const file = join(keptTermsFolder, name);
  writeFileSync(file, current.source, { flag: 'wx' });
  const sums = { ...readKeptSums('.', keptHashesFile), [name]: sumOf(current.source) };
  writeFileSync(keptHashesFile, formatKeptSums(sums));
  console.log(`${file} est conservé\u00a0: ajoutez-le au dépôt, avec ${keptHashesFile}.`);
} else {
  refuse(checkTerms(current, kept));
  console.log(`La version ${version} est déjà conservée.`);
}
