import { expect, test } from 'vitest';
import { Provisional } from '#content/schemas/parts/parts.ts';
import { listUnfinished, type OwnersSettings } from './list-unfinished.ts';
import { type Content, readContent } from './read-content.ts';

/** The owner's files once everything in them is given. */
const given = (node: unknown): unknown => {
  if (node instanceof Provisional) return 'donné';
  if (Array.isArray(node)) return node.map(given);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'example' && typeof value === 'boolean' ? false : key === 'legalPoints' ? [] : given(value),
    ]),
  );
};
const owners = readContent('.');
const complete: Content = {
  ...owners,
  texts: new Map([...owners.texts].map(([file, text]) => [file, { ...text, value: given(text.value) }])),
  callRates: owners.callRates.map((rate) => ({ ...rate, status: 'confirmed' })),
};
const settings = {
  siteUrl: 'https://www.neolis.fr',
  smtpUrl: 'smtps://smtp.neolis.fr',
  mailTo: 'commandes@neolis.fr',
};

/** The content with this change of what a file says. */
function withText(file: string, change: object): Partial<Content> {
  const text = complete.texts.get(file);
  if (text === undefined) throw new Error(`${file} can't be read`);
  return { texts: new Map(complete.texts).set(file, { ...text, value: { ...Object(text.value), ...change } }) };
}

test('a site without placeholders can be published', () => expect(listUnfinished(complete, settings)).toEqual([]));

const assurances = ['Sans rendez-vous', new Provisional('Sans engagement', 'Confirmez')];
const legalPoints = [{ matter: 'Portabilité', source: 'art. L44-4', toDecide: 'décidez du prix' }];
const callRates = complete.callRates.map((rate, index) => ({
  ...rate,
  ...(index === 0 && { status: 'provisional' as const }),
}));
const [rate] = callRates;

test.each<readonly [where: string, words: string, change: Partial<Content & OwnersSettings>]>([
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
  [
    'content/call-rates.csv',
    `provisoires\u00a0: 1 sur ${callRates.length}, à partir de «\u202f${rate?.destination}, `,
    { callRates },
  ],
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
  const [found, ...more] = listUnfinished({ ...complete, ...change }, { ...settings, ...change });
  expect(more).toEqual([]);
  expect(found?.where).toBe(where);
  expect(found?.points.map((point) => point.join(': '))).toEqual([expect.stringContaining(words)]);
});
