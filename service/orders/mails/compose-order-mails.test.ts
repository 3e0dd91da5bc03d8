import { expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import { readConfig } from '#service/config.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { composeOrderMails } from './compose-order-mails.ts';

const content = { email: 'claire@example.com', geographicNumbers: '2', portedNumbers: '2' };
const service: Pick<Service, 'company' | 'config' | 'clock'> = {
  company,
  config: readConfig({ PUBLIC_URL: 'https://service.neolis.example.com', SITE_URL: 'https://www.neolis.example.com' }),
  clock: () => new Date('2026-11-20T10:00:00Z'),
};

/** Both mails of an order, to the client and to the provider. */
async function mailsOf(changes: Partial<QuoteForm> = {}): Promise<readonly [string, string]> {
  const order = exampleOrder({
    order_json: JSON.stringify(anOrder({ ...content, ...changes })),
    siret: '73282932000074',
    terms_version: '2026-11-01',
    sites_json: JSON.stringify(['1 place de la Mairie\r\n20000 Ajaccio']),
  });
  const [client, provider] = composeOrderMails(readStored(order), service as unknown as Service).map(
    ({ body }) => body,
  );
  return [client ?? '', provider ?? ''];
}

test('lists what is ordered and what is free of charge, and nothing that wasn’t ordered', async () => {
  const [client] = await mailsOf();
  expect(client).toContain('2\u00a0numéros conservés');
  expect(client).toContain('Poste principal Yealink T46U\u00a0: 4\u00a0×\u00a0116,00\u00a0€ =');
  expect(client).toContain('Mise en service\u00a0: Offerte');
  expect(client).not.toMatch(/: 0\s×|Poste secondaire/);
});

test('has no line of nothing, and no unit on a line of its own', async () => {
  const virtual = await mailsOf({ virtualOnly: true, userCount: '4', portedNumbers: '0' });
  for (const text of [...(await mailsOf()), ...virtual]) {
    expect(text).not.toMatch(/: 0\s×|(?<!\d)0,00\s€/);
    expect(text).toMatch(/ = [\d\s]+,\d\d\u00a0€\u00a0HT\n/);
    expect(text).not.toMatch(/€ (?:HT|TTC)/);
  }
  for (const text of virtual)
    expect(text).toContain('À la commande\n  Mise en service\u00a0: Offerte\n  Total\u00a0: rien à payer\n');
});

test('leads the client to the order right after the first sentence', async () => {
  const [client] = await mailsOf();
  expect(client).toMatch(
    /^Bonjour,\n\n.*votre confiance\.\n\nVoir votre commande\u00a0: https:\S+\/paiement\/[\w-]+\n\n/,
  );
});

test('greets the client without anything typed', async () => {
  const typed = { company: 'Compte suspendu', name: 'Claire, appelez le 01', phone: '0465710001' };
  const order = exampleOrder({
    ...{
      order_json: JSON.stringify(anOrder(content)),
      siret: '73282932000074',
      sites_json: '["1 place de la Mairie"]',
    },
    ...typed,
  });
  const [client] = composeOrderMails(readStored(order), service as unknown as Service);
  expect(client?.body).toMatch(/^Bonjour,\n/);
  for (const text of [...Object.values(typed), order.email, '1 place de la Mairie', '73282932000074'])
    expect(`${client?.subject}\n${client?.body}`).not.toContain(text);
});

test('lists the next steps in order, with the delivery time of the terms', async () => {
  const [client] = await mailsOf();
  expect(client).toMatch(
    /La suite\n {2}1\. Vous gardez des numéros.*ne résiliez rien.*3179.*\n {2}2\. Nous préparons votre matériel dès votre virement reçu\. .*dix jours ouvrés.*\n {2}3\. Le montant mensuel et vos appels à la consommation sont prélevés/,
  );
  const [light] = await mailsOf({ virtualOnly: true, userCount: '4', portedNumbers: '0' });
  expect(light).toMatch(/La suite\n {2}1\. Nous ouvrons vos lignes, et vous prévenons\./);
  expect(light).not.toMatch(/matériel|virement|RIO/);
});

test('links to the terms that this order was made under, not to the current ones', async () => {
  const [client] = await mailsOf();
  expect(client).toMatch(/conditions générales.*: https:\/\/www\.neolis\.example\.com\/CGV-2026-11-01\.pdf\n/);
});

test('leads the provider to the order at the desk', async () => {
  const [client, provider] = await mailsOf();
  expect(provider).toMatch(
    /\n\nLa commande au bureau\u00a0: https:\/\/service\.neolis\.example\.com\/supervision\/bureau\/commandes\/NEO-\w+$/,
  );
  expect(client).not.toContain('bureau');
});

test('shows the provider the premises on one line, the grouped SIRET, and the numbers to keep', async () => {
  const [, provider] = await mailsOf();
  expect(provider).toContain('Locaux\u00a0: 1 place de la Mairie, 20000 Ajaccio\n  Secours\u00a0: à la même adresse\n');
  expect(provider).toContain('SIRET\u00a0: 732\u00a0829\u00a0320\u00a000074');
  expect(provider).toContain('Numéros à conserver\u00a0: 2');
});
