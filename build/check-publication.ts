/** `npm run check-publication`: what the build refuses, then what the owner has to provide; exits with 1 for any. */
import { formatCounted } from '#domain/money.ts';
import { listUnfinished } from './content/list-unfinished.ts';
import { readContent } from './content/read-content.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import { readPublicationSettings } from './settings.ts';

await refuseMistakes();
const { SMTP_URL: smtpUrl = '', MAIL_TO: mailTo = '' } = process.env;
const { siteUrl } = readPublicationSettings(process.env);
const unfinished = listUnfinished(readContent('.'), { siteUrl, smtpUrl, mailTo });
for (const { title, where, points } of unfinished) {
  console.log(`\n${title}\u00a0: ${where} (${points.length})`);
  for (const [name, toProvide] of points) console.log(`  - ${name}\u00a0: ${toProvide}`);
}
const total = unfinished.reduce((sum, { points }) => sum + points.length, 0);
console.log(
  total === 0
    ? 'Tout est prêt à être publié.'
    : `\n${formatCounted(total, 'point', 'points')} à compléter avant de publier.`,
);
process.exitCode = total === 0 ? 0 : 1;
