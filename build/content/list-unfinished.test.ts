import { expect, test } from 'vitest';
import { Provisional } from '#content/schemas/parts/parts.ts';
import { aRate } from '#domain/calls/call-rate.fixture.ts';
import { type CheckedContent, listUnfinished, type OwnersSettings } from './list-unfinished.ts';

const complete = { legalPoints: [], testimonials: [] };
const files = ['company.yaml', 'legal-choices.yaml', 'legal-points.yaml', 'pages/home.yaml', 'testimonials.yaml'];

/** Complete content, save that a file says this. */
function withText(changed = '', value: object = complete): CheckedContent {
  const fileOf = (file: string) => ({ file, value: file === changed ? value : complete, lineOf: () => 1 });
  return { texts: new Map(files.map((file) => [file, fileOf(file)])), callRates: [] };
}

const settings = {
  siteUrl: 'https://www.neolis.fr',
  smtpUrl: 'smtps://smtp.neolis.fr',
  mailTo: 'commandes@neolis.fr',
};

test('a site without placeholders can be published', () => expect(listUnfinished(withText(), settings)).toEqual([]));

const assurances = ['Sans rendez-vous', new Provisional('Sans engagement', 'Confirmez')];
const legalPoints = [{ matter: 'Portabilité', source: 'art. L44-4', toDecide: 'décidez du prix' }];
const callRates = [aRate(), aRate({ type: 'MOB', status: 'provisional' })];

test.each<readonly [where: string, words: string, change: Partial<CheckedContent & OwnersSettings>]>([
  [
    'content/company.yaml',
    'phone: «\u202f04 65 71 00 00\u202f». Le standard',
    withText('company.yaml', { phone: new Provisional('04 65 71 00 00', 'Le standard') }),
  ],
  ['content/legal-choices.yaml', 'repair', withText('legal-choices.yaml', { repair: new Provisional('quinze jours') })],
  ['content/legal-points.yaml', 'art. L44-4', withText('legal-points.yaml', { legalPoints })],
  // No visitor sees it before it is confirmed.
  [
    'content/pages/home.yaml',
    'assurances.1: «\u202fSans engagement\u202f». Confirmez',
    withText('pages/home.yaml', { homeHero: { assurances } }),
  ],
  ['content/call-rates.csv', 'provisoires\u00a0: 1 sur 2, à partir de «\u202fFrance, MOB\u202f»', { callRates }],
  [
    'content/testimonials.yaml',
    'Claire M.',
    withText('testimonials.yaml', { testimonials: [{ author: 'Claire M.', example: true }] }),
  ],
  ['SITE_URL', 'localhost', { siteUrl: 'http://localhost:3000' }],
  ['SITE_URL', 'example', { siteUrl: 'https://www.neolis.example' }],
  ['SMTP_URL, MAIL_TO', 'SMTP_URL=smtps://', { smtpUrl: '' }],
  ['SMTP_URL, MAIL_TO', 'MAIL_TO=commandes@', { mailTo: '' }],
])('of %s, %s is listed', (where, words, change) => {
  const [found, ...more] = listUnfinished({ ...withText(), ...change }, { ...settings, ...change });
  expect(more).toEqual([]);
  expect(found?.where).toBe(where);
  expect(found?.points.map((point) => point.join(': '))).toEqual([expect.stringContaining(words)]);
});
