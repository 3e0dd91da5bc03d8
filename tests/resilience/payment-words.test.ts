import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { formatEuros } from '#domain/money.ts';
import { sepaCode, sepaText } from '#service/order-pages/sepa-code.ts';
import { completion, orderWith } from './payloads.ts';
import { mailing, startTestService } from './test-service.ts';

const service = await startTestService({ PUBLIC_URL: 'https://service.neolis.example.com' }, { company });
const order = orderWith({ sites: 1, virtualOnly: false }, 90);
const path = await service.place(order);

const page = (): Promise<string> => service.page(path);
const withVat = (euros: number): string => `${formatEuros(euros * 120)} TTC`;

describe('what a client reads before ordering', () => {
  test('says when emergency calls fail', async () => {
    const text = await page();
    expect(text).toContain('Sans électricité ou sans internet, vos postes n’appellent plus');
    expect(text).toContain('pas même le 15, le 17, le 18 ou le 112');
    expect(text).toContain('hors des locaux, appelez les secours avec la ligne de votre mobile');
    expect(text).toContain('Le 114 se joint par SMS ou en visio');
    expect(text).toContain('L’adresse exacte est transmise aux secours');
  });

  test('summarises the contract: who, what, both prices with VAT, for how long', async () => {
    const summary = /<h3 id="resume">.*?<\/section>/s.exec(await page())?.[0] ?? '';
    for (const [term, detail] of [
      ['Fournisseur', ''],
      ['Contact', ''],
      ['Service', ''],
      ['Prix à la commande', withVat(order.price.initial)],
      ['Prix par mois', withVat(order.price.monthly)],
      ['Livraison', 'délai indicatif de dix jours ouvrés <span class="placeholder">provisoire</span>'],
      ['Engagement', 'sans durée minimale <span class="placeholder">provisoire</span>'],
      ['Résiliation', 'par écrit, avec un préavis de trente jours <span class="placeholder">provisoire</span>'],
    ] as const) {
      expect(summary).toContain(`<dt>${term}</dt><dd>${detail}`);
    }
    expect(summary).toMatch(/href="[^"]+\/recapitulatif\.pdf"[^>]*>Récapitulatif contractuel \(PDF\)/);
    expect(summary).toContain('Détail\u00a0: article 11 des CGV');
    expect(readFileSync('content/legal/cgv.md', 'utf8')).toContain('## 11. Durée et résiliation');
  });

  test('says which calls the monthly price includes and how many numbers move, before ordering and after', async () => {
    const shop = orderWith({ FF2: 1, portability: 2, sites: 1 }, 3);
    const shopPath = await service.place(shop);
    const said = [
      '<dt>Appels</dt><dd>Appels illimités vers les fixes de France, 2 à la fois\u202f; mobiles 0,0960\u00a0€ HT/min. Usage raisonnable',
      '<dt>Numéros</dt><dd>2\u00a0numéros conservés</dd>',
    ];
    const before = await service.page(shopPath);
    for (const words of said) expect(before.split(words)).toHaveLength(3);
    expect((await service.post(shopPath, completion(shop))).status).toBe(303);
    for (const words of said) expect(await service.page(shopPath)).toContain(words);
  });

  test('tells a public body, whatever its SIRET says later, that it pays on an invoice', async () => {
    const text = await page();
    const howToPay = /<h3 id="payer">.*?<\/section>/s.exec(text)?.[0] ?? '';
    expect(howToPay).toContain('Organisme public\u00a0: sur facture, après service fait.');
    expect(text).toContain('après paiement ou bon de commande public');
  });

  test('asks what the law requires of small firms, and says premises, not site', async () => {
    const text = await page();
    expect(text).toContain('Nous sommes une entreprise de moins de 50 salariés ou une association');
    expect(text).toContain('La loi limite alors votre engagement à 24\u00a0mois');
    expect(text).toContain('Adresse des locaux (n°, rue, code postal, ville)');
    expect(text).not.toMatch(/moins de dix personnes|Adresse du site|<h3>Votre site/);
  });

  test('shows no account to pay into yet, and says how to pay', async () => {
    const text = await page();
    expect(text).toContain('Comment vous paierez');
    expect(text).not.toMatch(/IBAN|BIC|FR14/);
  });
});

describe('what a client reads after ordering', () => {
  beforeAll(async () => {
    expect((await service.post(path, completion(order, { smallFirm: 'on' }))).status).toBe(303);
  });

  test('shows the one-time total with VAT, in words and in the code', async () => {
    const stored = await service.orderAt(path);
    expect(stored).toMatchObject({ small_firm: 1, terms_version: company.termsVersion });
    const text = await page();
    expect(text).toContain(`<dt>Montant</dt><dd><span>${withVat(order.price.initial)}`);
    const code = await sepaCode(sepaText(company.bank, order.price.initial * 120, stored.reference));
    expect(text).toContain(String(code));
  });

  test('says what comes next: when the hardware arrives, and that nothing was mailed if mail isn’t configured', async () => {
    const text = await page();
    expect(text).toContain('dix jours ouvrés <span class="placeholder">provisoire</span>');
    expect(text).not.toContain('Vous recevez la confirmation');
    expect(text).toContain('Téléchargez la confirmation et gardez-la');
    expect(text).not.toMatch(/régl(ons|é)/);
    const other = await startTestService(mailing);
    const thanks = await other.page(await other.confirm(order));
    expect(thanks).toContain(`Nous vous envoyons la confirmation à <strong>${order.client.email}</strong>`);
  });

  test('says how the monthly amount is collected', async () => {
    const text = await page();
    expect(text).toContain(`<strong>${withVat(order.price.monthly)}</strong> par mois`);
    expect(text).toContain('le mandat de prélèvement SEPA à signer');
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

describe('what a refusal says', () => {
  const words = async (answer: Promise<Response> | Response): Promise<string> => await (await answer).text();

  test('promises a kept quote only to visitors who come from it', async () => {
    const lost = await words(service.get(`/supervision/paiement/${'A'.repeat(43)}`));
    expect(lost).toContain('Commande introuvable');
    expect(lost).not.toMatch(/tel que vous l’avez laissé|votre devis, lui/i);
    expect(await words(service.get('/supervision/rien'))).not.toMatch(/tel que vous l’avez laissé|votre devis, lui/i);
    const unreadable = await words(service.order('{'));
    expect(unreadable).toContain('incomplètes ou illisibles');
    expect(unreadable).toContain('Votre devis reste tel que vous l’avez laissé dans cet onglet');
  });

  test('says in plain words what happened', async () => {
    expect(await words(service.app.request('/supervision/paiement'))).toContain(
      'Cette page ne s’ouvre pas directement',
    );
    const busy = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
    const answers = await Promise.all([1, 2, 3].map(() => busy.order('{')));
    expect(await words(answers.at(-1) ?? new Response())).toContain('Trop de commandes nous arrivent de votre réseau');
  });
});
