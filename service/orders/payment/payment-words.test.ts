import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { sepaCode, sepaText } from '#service/order-page/sepa-code.ts';
import { completion, orderWith } from '#service/payloads.fixture.ts';
import { startTestService } from '#service/test-service.fixture.ts';

const service = await startTestService({ PUBLIC_URL: 'https://service.neolis.example.com' }, { company });
const order = orderWith({ sites: 1, virtualOnly: false }, 90);
const path = await service.place(order);

const page = (): Promise<string> => service.page(path);
const withVat = (euros: number): string => `${formatEuros(euros * 120)} TTC`;

test('what a client reads before ordering is what the law requires, and no account to pay into yet', async () => {
  const text = await page();
  for (const words of [
    ...['Sans courant ou sans internet, vos postes n’appellent plus', 'pas même le 15, le 17, le 18 ou le 112'],
    ...['Le 114 se joint par SMS ou en visio', 'Organisme public\u00a0: sur facture, après service fait.'],
    ...['Commander avec obligation de paiement', 'TVA 20\u00a0%'],
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/name="acceptTerms"[^>]* checked|IBAN|BIC|FR14/);
});

test('what a client reads before ordering: asks about a misspelt e-mail without scripts', async () => {
  const paul = orderWith({ sites: 1 }, 91);
  paul.client.email = 'paul@gmial.com';
  const asked = /<noscript><p[^>]*>gmial\.com\u00a0: vouliez-vous dire gmail\.com\u202f\?/;
  expect(await service.page(await service.place(paul))).toMatch(asked);
});

test('terms that changed since the page was opened are to be accepted again, unless it says no version', async () => {
  const own = await startTestService({}, { company });
  const unread = await own.place(order);
  const acceptTerms = /name="acceptTerms" value="([^"]*)"/.exec(await own.page(unread))?.[1] ?? 'on';
  const changed = { ...company, termsVersion: '2027-11-01' };
  const next = await startTestService({}, { storage: own.storage, company: changed });
  const refused = await next.post(unread, { ...completion(order), acceptTerms });
  expect(refused.status).toBe(422);
  const text = await refused.text();
  expect(text).toContain('<a href="#acceptTerms">Les conditions ont changé\u00a0: lisez-les de nouveau</a>');
  expect(text).toContain('name="acceptTerms" value="2027-11-01"');
  expect(text).not.toMatch(/<input[^>]*id="acceptTerms"[^>]* checked/);
  expect((await next.post(unread, completion(order))).status).toBe(303);
});

test('what a client reads before ordering: summarises the contract: who, what, both prices with VAT, for how long', async () => {
  const summary = /<h3 id="resume">.*?<\/section>/s.exec(await page())?.[0] ?? '';
  for (const [term, detail] of [
    ['Fournisseur', ''],
    ['Contact', ''],
    ['Service', ''],
    ['Prix à la commande', withVat(order.price.initial)],
    ['Prix par mois', withVat(order.price.monthly)],
    ['Livraison', 'délai indicatif de dix jours ouvrés <span class="placeholder">provisoire</span>'],
    ['Engagement', 'sans durée minimale <span class="placeholder">provisoire</span>'],
    [
      'Résiliation',
      'en ligne ou par écrit, avec un préavis de trente jours <span class="placeholder">provisoire</span>',
    ],
  ] as const)
    expect(summary).toContain(`<dt>${term}</dt><dd>${detail}`);
  expect(summary).toMatch(/href="[^"]+\/recapitulatif\.pdf"[^>]*>Récapitulatif contractuel \(PDF\)/);
  expect(summary).toContain('Détail\u00a0: article 11 des CGV');
  expect(readFileSync('content/legal/cgv.md', 'utf8')).toContain('## 11. Durée et résiliation');
});

test('what a client reads before ordering: says which calls the monthly price includes and how many numbers move, before ordering and after', async () => {
  const shop = orderWith({ FF2: 1, portability: 2, sites: 1 }, 3);
  const shopPath = await service.place(shop);
  const said = [
    '<dt>Appels</dt><dd>Appels illimités vers les fixes de France, 2 à la fois\u202f; mobiles 0,0960\u00a0€\u00a0HT/min. Usage raisonnable',
    '<dt>Numéros</dt><dd>2\u00a0numéros conservés, 1\u00a0nouveau numéro</dd>',
  ];
  const before = await service.page(shopPath);
  for (const words of said) expect(before.split(words)).toHaveLength(3);
  expect((await service.post(shopPath, completion(shop))).status).toBe(303);
  for (const words of said) expect(await service.page(shopPath)).toContain(words);
});

describe('what a client reads after ordering', () => {
  beforeAll(async () => {
    expect((await service.post(path, completion(order))).status).toBe(303);
  });

  test('shows the transfer of the one-time total with VAT, in words and in the code, at an address of 43 characters', async () => {
    expect(path).toMatch(/^\/supervision\/paiement\/[\w-]{43}$/);
    const stored = await service.orderAt(path);
    expect(stored).toMatchObject({ terms_version: company.termsVersion });
    const text = await page();
    expect(text).toContain('Merci, votre commande est confirmée');
    expect(text).toContain(companyText(company.bank.iban));
    expect(text).toContain(`<dt>Montant</dt><dd class="cluster"><span>${withVat(order.price.initial)}`);
    const code = await sepaCode(sepaText(company.bank, order.price.initial * 120, stored.reference));
    expect(text).toContain(String(code));
  });

  test('is not cached, sends no referrer, and is only reached through TLS', async () => {
    for (const answer of [await service.get(path), await service.get('/supervision/rien')]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    }
  });
});
