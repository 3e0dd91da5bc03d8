/** The second half of `npm run check-publication`: what the owner has still to provide; exits with 1 if anything is left. */

import { readPublicationSettings } from '#build/settings.ts';
import { callRates } from '#content/call-rates.ts';
import { company } from '#content/company.ts';
import { homeHero, homePictures } from '#content/home.ts';
import { legalChoices } from '#content/legal-choices.ts';
import { legalPoints } from '#content/legal-points.ts';
import { testimonials } from '#content/testimonials.ts';
import { formatCounted } from '#domain/money.ts';
import { countUnfinished, listUnfinished } from '#domain/publication/list-unfinished.ts';

const unfinished = listUnfinished({
  company,
  legalChoices,
  legalPoints,
  home: { homeHero, homePictures },
  testimonials,
  callRates,
  siteUrl: readPublicationSettings(process.env).siteUrl,
  mail: { smtpUrl: process.env.SMTP_URL ?? '', mailTo: process.env.MAIL_TO ?? '' },
});

for (const { title, where, points } of unfinished) {
  console.log(`\n${title}\u00a0: ${where} (${points.length})`);
  for (const { name, toProvide } of points) console.log(`  - ${name}\u00a0: ${toProvide}`);
}
const total = countUnfinished(unfinished);
console.log(
  total === 0
    ? 'Tout est prêt à être publié.'
    : `\n${formatCounted(total, 'point', 'points')} à compléter avant de publier.`,
);
process.exitCode = total === 0 ? 0 : 1;
