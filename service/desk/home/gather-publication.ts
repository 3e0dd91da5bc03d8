import { callRates } from '#content/call-rates.ts';
import { homeHero, homePictures } from '#content/home.ts';
import { legalChoices } from '#content/legal-choices.ts';
import { legalPoints } from '#content/legal-points.ts';
import { testimonials } from '#content/testimonials.ts';
import { listUnfinished, type Unfinished } from '#domain/publication/list-unfinished.ts';
import type { Service } from '#service/service.ts';

/** What `npm run check-publication` lists, of the content that this service was built with. */
export function gatherPublication({ company, config }: Pick<Service, 'company' | 'config'>): readonly Unfinished[] {
  const siteUrl = config.siteUrl ?? config.publicUrl ?? '';
  const mail = { smtpUrl: config.smtpUrl ?? '', mailTo: config.mailTo ?? '' };
  const home = { homeHero, homePictures };
  return listUnfinished({ company, legalChoices, legalPoints, home, testimonials, callRates, siteUrl, mail });
}
