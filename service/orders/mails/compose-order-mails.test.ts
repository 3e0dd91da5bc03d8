import { expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { formatEuros } from '#domain/money.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import { readConfig } from '#service/config.ts';
import { mailText } from '#service/mail/mail-blocks.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { composeOrderMails, whatFollows } from './compose-order-mails.ts';

const content = { email: 'claire@example.com', geographicNumbers: '2', portedNumbers: '2' };
const service: Pick<Service, 'company' | 'config' | 'clock'> = {
  company,
  config: readConfig({ PUBLIC_URL: 'https://service.neolis.example.com', SITE_URL: 'https://www.neolis.example.com' }),
  clock: () => new Date('2026-11-20T10:00:00Z'),
};

const typed = {
  ...{ company: 'Compte suspendu', name: 'Claire, appelez le 01', phone: '0465710001', siret: '73282932000074' },
  sites_json: JSON.stringify(['1 place de la Mairie\r\n20000 Ajaccio']),
};

function mailsOf(changes: Partial<QuoteForm> = {}): readonly [string, string] {
  const order_json = JSON.stringify(anOrder({ ...content, ...changes }));
  const order = readStored(exampleOrder({ ...typed, order_json, terms_version: '2026-11-01' }));
  const [client, provider] = composeOrderMails(order, service as unknown as Service);
  return [`${client?.subject}\n${client?.body}`, provider?.body ?? ''];
}

test('lists what is ordered and what is free of charge, and nothing that wasn’t ordered', () => {
  const [client] = mailsOf();
  expect(client).toContain('2\u00a0numéros conservés');
  expect(client).toContain('Poste principal Yealink T46U\u00a0: 4\u00a0×\u00a0116,00\u00a0€ =');
  expect(client).toContain('Mise en service\u00a0: Offerte');
  expect(client).not.toMatch(/: 0\s×|Poste secondaire/);
});

test('has no line of nothing, and no unit on a line of its own', () => {
  const virtual = mailsOf({ virtualOnly: true, userCount: '4', portedNumbers: '0' });
  for (const text of [...mailsOf(), ...virtual]) {
    expect(text).not.toMatch(/: 0\s×|(?<!\d)0,00\s€/);
    expect(text).toMatch(/ = [\d\s]+,\d\d\u00a0€\u00a0HT\n/);
    expect(text).not.toMatch(/€ (?:HT|TTC)/);
  }
  for (const text of virtual)
    expect(text).toContain('À la commande\n  Mise en service\u00a0: Offerte\n  Total\u00a0: rien à payer\n');
});

test('leads the client to the order right after the first sentence, without anything typed', () => {
  const [client] = mailsOf();
  expect(client).toMatch(
    /\nBonjour,\n\n.*votre confiance\.\n\nVoir votre commande\u00a0: https:\S+\/paiement\/[\w-]+\n\n/,
  );
  for (const text of [...Object.values(typed), content.email, '1 place de la Mairie'])
    expect(client).not.toContain(text);
});

test('lists the next steps in order, with the delivery time of the terms', () => {
  const [client] = mailsOf();
  expect(client).toMatch(
    /La suite\n {2}1\. Vous gardez des numéros.*ne résiliez rien.*3179.*\n {2}2\. Dites-nous sur la page de votre commande qui est à quel poste.*\n {2}3\. Nous préparons votre matériel dès votre virement reçu\. .*dix jours ouvrés.*\n {2}4\. Le montant mensuel et vos appels à la consommation sont prélevés/,
  );
  const [light] = mailsOf({ virtualOnly: true, userCount: '4', portedNumbers: '0' });
  expect(light).toMatch(/La suite\n {2}1\. Dites-nous sur .*\n {2}2\. Nous ouvrons vos lignes, et vous prévenons\./);
  expect(light).not.toMatch(/matériel|virement|RIO/);
});

test('asks for what is left to pay, and for nothing once all is paid, or too much', () => {
  const order = readStored(exampleOrder({ order_json: JSON.stringify(anOrder(content)), received_cents: 10_000 }));
  const due = order.itemised.oneTime.totalWithVatCents;
  const left = formatEuros(due - 10_000);
  expect(mailText(whatFollows(order, company, false))).toContain(`Montant\u00a0: ${left}`);
  expect(mailText(whatFollows(order, company, true))).toMatch(/^La suite\n.*Nous préparons votre matériel\. /s);
  const overpaid = { ...order, order: { ...order.order, received_cents: due + 100 } };
  expect(mailText(whatFollows(overpaid, company, false))).toMatch(
    /^Vous n’avez rien à faire.*nous vous rendons 1,00\s€\.\n\nLa suite\n.*Nous préparons votre matériel\. /s,
  );
});

test('links to the terms that this order was made under, not to the current ones', () => {
  expect(mailsOf()[0]).toMatch(/conditions générales.*: https:\/\/www\.neolis\.example\.com\/CGV-2026-11-01\.pdf\n/);
});

test('leads the provider alone to the desk, with premises on one line, the grouped SIRET and the numbers to keep', () => {
  const [client, provider] = mailsOf();
  expect(provider).toMatch(
    /\n\nLa commande au bureau\u00a0: https:\/\/service\.neolis\.example\.com\/supervision\/bureau\/commandes\/NEO-\w+$/,
  );
  expect(client).not.toContain('bureau');
  expect(provider).toContain(
    'Locaux\u00a0: 1 place de la Mairie, 20000\u00a0Ajaccio\n  Secours\u00a0: à la même adresse\n',
  );
  expect(provider).toContain('SIRET\u00a0: 732\u00a0829\u00a0320\u00a000074');
  expect(provider).toContain('Numéros à conserver\u00a0: 2');
});
