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
const [rate, ...rates] = complete.callRates;
const provisional = [...(rate ? [{ ...rate, status: 'provisional' as const }] : []), ...rates];

test.each<readonly [what: string, Partial<Content>, Partial<OwnersSettings>, where: string, words: string]>([
  [
    'a placeholder in the company data',
    withText('company.yaml', { phone: new Provisional('04 65 71 00 00', 'Le standard') }),
    ...([{}, 'content/company.yaml', 'phone: «\u202f04 65 71 00 00\u202f». Le standard'] as const),
  ],
  [
    'a placeholder of the legal texts',
    withText('legal-choices.yaml', { repair: new Provisional('quinze jours') }),
    ...([{}, 'content/legal-choices.yaml', 'repair'] as const),
  ],
  [
    'a point of law, with its article',
    withText('legal-points.yaml', { legalPoints }),
    ...([{}, 'content/legal-points.yaml', 'art. L44-4'] as const),
  ],
  [
    'an assurance that no visitor sees before it is confirmed',
    withText('pages/home.yaml', { homeHero: { assurances } }),
    ...([{}, 'content/pages/home.yaml', 'assurances.1: «\u202fSans engagement\u202f». Confirmez'] as const),
  ],
  [
    'one point for provisional rates',
    { callRates: provisional },
    ...([
      {},
      'content/call-rates.csv',
      `provisoires\u00a0: 1 sur ${provisional.length}, à partir de «\u202f${rate?.destination}, `,
    ] as const),
  ],
  [
    'an example among the testimonials',
    withText('testimonials.yaml', { testimonials: [{ author: 'Claire M.', example: true }] }),
    ...([{}, 'content/testimonials.yaml', 'Claire M.'] as const),
  ],
  ['an address of this machine', {}, { siteUrl: 'http://localhost:3000' }, 'SITE_URL', 'localhost'],
  ['a reserved example domain', {}, { siteUrl: 'https://www.neolis.example' }, 'SITE_URL', 'example'],
  ['no SMTP_URL', {}, { smtpUrl: '' }, 'SMTP_URL, MAIL_TO', 'SMTP_URL=smtps://'],
  ['no MAIL_TO', {}, { mailTo: '' }, 'SMTP_URL, MAIL_TO', 'MAIL_TO=commandes@'],
])('%s is listed', (_what, content, changed, where, words) => {
  const [found, ...more] = listUnfinished({ ...complete, ...content }, { ...settings, ...changed });
  expect(more).toEqual([]);
  expect(found?.where).toBe(where);
  expect(found?.points.map((point) => point.join(': '))).toEqual([expect.stringContaining(words)]);
});
