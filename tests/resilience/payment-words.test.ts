import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { formatEuros } from '#domain/money.ts';
import { sepaCode, sepaText } from '#supervision/orders/sepa-code.ts';
import { type OrderPayload, randomOrder, seededRandom } from './payloads.ts';
import { siteOrigin, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let order: OrderPayload;
let path: string;
beforeAll(async () => {
  service = await startTestService({ PUBLIC_URL: 'https://service.neolis.example.com' });
  const random = seededRandom(90);
  order = randomOrder(random, 90);
  while (order.price.initial === 0 || order.articles.sites !== 1) order = randomOrder(random, 90);
  path = (await service.order(JSON.stringify(order))).headers.get('location') ?? '';
});
afterAll(async () => {
  await service.close();
});

const page = async (): Promise<string> => await (await service.get(path)).text();
const withVat = (euros: number): string => `${formatEuros(euros * 120)} TTC`;

describe('what is read before an order', () => {
  it('says when emergency calls fail', async () => {
    const text = await page();
    expect(text).toContain('Sans électricité ou sans internet, vos postes n’appellent plus');
    expect(text).toContain('L’adresse exacte de chaque site est transmise aux services d’urgence');
  });

  it('sums the contract up: who, what, both prices with VAT, for how long', async () => {
    const summary = /<h3 id="resume">.*?<\/section>/s.exec(await page())?.[0] ?? '';
    for (const [term, detail] of [
      ['Fournisseur', ''],
      ['Contact', ''],
      ['Service', ''],
      ['Prix à la commande', withVat(order.price.initial)],
      ['Prix par mois', withVat(order.price.monthly)],
      ['Engagement', ''],
      ['Résiliation', ''],
    ] as const) {
      expect(summary).toContain(`<dt>${term}</dt><dd>${detail}`);
    }
  });
});

describe('what is read after an order', () => {
  beforeAll(async () => {
    const fields = { company: 'x', siret: '73282932000074', name: 'x', phone: '0465710001', site1: 'x' };
    const answer = await service.app.request(path, {
      method: 'POST',
      headers: { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, smallFirm: 'on', acceptTerms: 'on' }).toString(),
    });
    expect(answer.status).toBe(303);
  });

  it('asks for the one-time total with VAT, in words and in the code', async () => {
    const stored = await service.storage.findOrderByToken(path.split('/').at(-1) ?? '');
    expect(stored).toMatchObject({ small_firm: 1, terms_version: company.termsVersion });
    const text = await page();
    expect(text).toContain(`<dt>Montant</dt><dd>${withVat(order.price.initial)}</dd>`);
    const code = await sepaCode(sepaText(company.bank, order.price.initial * 120, stored?.reference ?? ''));
    expect(text).toContain(String(code));
  });

  it('says how the monthly amount is collected', async () => {
    const text = await page();
    expect(text).toContain(`<strong>${withVat(order.price.monthly)}</strong> par mois`);
    expect(text).toContain('le mandat de prélèvement SEPA à signer');
  });

  it('is kept by no cache, told to no other site, and only reached through TLS', async () => {
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
