import { expect, test } from 'vitest';
import type { CompanyContent } from '#content/schemas/company.ts';
import type { LegalPoint } from '#content/schemas/texts.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import {
  countUnfinished,
  listUnfinished,
  type Publication,
  type Unfinished,
} from '#domain/publication/list-unfinished.ts';

const given = (node: unknown): unknown => {
  if (typeof node !== 'object' || node === null) return node;
  if ('placeholder' in node) return 'donné';
  if (Array.isArray(node)) return node.map(given);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, given(value)]));
};
const rate: CallRate = {
  zone: 'world',
  destination: 'Japon',
  type: 'FIX',
  rate: 240,
  status: 'confirmed',
  prefixes: ['81'],
};
const praise = { content: 'Bien.', author: 'Claire M.', position: '', company: '', rating: 5, example: false };
const legalChoices = { repair: { placeholder: 'quinze jours', expected: 'Le délai' } };
const legalPoints: LegalPoint[] = [{ matter: 'Portabilité', source: 'art. L44-4', toDecide: 'décidez du prix' }];
const complete: Publication = {
  company: given(company) as CompanyContent,
  legalChoices: {},
  legalPoints: [],
  home: { assurances: ['Mise en service offerte'] },
  callRates: [rate],
  testimonials: [praise],
  siteUrl: 'https://www.neolis.fr',
  mail: { smtpUrl: 'smtps://smtp.neolis.fr', mailTo: 'commandes@neolis.fr' },
};

const textOf = (found: Unfinished | undefined): string =>
  found?.points.map(({ name, toProvide }) => `${name}\u00a0: ${toProvide}`).join('\n') ?? '';

test('a site without placeholders can be published', () => expect(listUnfinished(complete)).toEqual([]));

test.each([
  ['a placeholder in the company data', { company }, 'content/company.yaml', 'phone'],
  ['a placeholder of the legal texts', { legalChoices }, 'content/legal-choices.yaml', 'repair'],
  ['a point of law, with its article', { legalPoints }, 'content/legal-points.yaml', 'art. L44-4'],
  [
    'an assurance that no visitor sees before it is confirmed',
    { home: { assurances: ['Sans rendez-vous', { placeholder: 'Sans engagement', expected: 'Confirmez' }] } },
    'content/pages/home.yaml',
    'assurances.1\u00a0: «\u202fSans engagement\u202f». Confirmez',
  ],
  [
    'a provisional rate',
    { callRates: [{ ...rate, status: 'provisional' as const }] },
    'content/call-rates.csv',
    'provisoires : 1 sur 1, à partir de « Japon, FIX »',
  ],
  [
    'an example among the testimonials',
    { testimonials: [{ ...praise, example: true }] },
    'content/testimonials.yaml',
    'Claire M.',
  ],
  ['an address of this machine', { siteUrl: 'http://localhost:3000' }, 'SITE_URL', 'localhost'],
  ['no SMTP_URL', { mail: { ...complete.mail, smtpUrl: '' } }, 'SMTP_URL, MAIL_TO', 'SMTP_URL=smtps://'],
  ['no MAIL_TO', { mail: { ...complete.mail, mailTo: '' } }, 'SMTP_URL, MAIL_TO', 'MAIL_TO=commandes@'],
  ['a reserved example domain', { siteUrl: 'https://www.neolis.example' }, 'SITE_URL', 'example'],
])('%s is listed', (_case, change, where, words) => {
  const [found, ...more] = listUnfinished({ ...complete, ...change });
  expect(more).toEqual([]);
  expect(found?.where).toBe(where);
  expect(textOf(found)).toContain(words);
});

test('provisional rates are one point, whatever their number', () => {
  const callRates = ['Japon', 'Chine', 'Inde'].map((destination) => ({
    ...rate,
    destination,
    status: 'provisional' as const,
  }));
  const [found] = listUnfinished({ ...complete, callRates: [...callRates, rate] });
  expect(found?.points).toHaveLength(1);
  expect(textOf(found)).toContain('provisoires\u00a0: 3 sur 4');
  expect(countUnfinished(found === undefined ? [] : [found])).toBe(1);
});
