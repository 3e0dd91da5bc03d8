import { beforeEach, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { readConfig } from '#service/config.ts';
import { confirmExample, exampleMail, exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { writeWeeklySummary } from './weekly-summary.ts';

const { newPath, open } = sqliteOfTests();
let file: string;
let storage: Storage;
beforeEach(async () => {
  file = newPath();
  storage = await open(file);
});

const environment = {
  SITE_URL: 'https://www.neolis.example.com',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_TO: 'a@neolis.fr',
};

const write = (instant: string, copy = storage, settings: Readonly<Record<string, string>> = environment) =>
  writeWeeklySummary({ storage: copy, company, config: readConfig(settings), clock: () => new Date(instant) });

async function summaries(): Promise<Mail[]> {
  return await storage.dueMails(Number.MAX_SAFE_INTEGER, 100);
}

/** An order of long ago, for which nobody has anything to do. */
const placeEarly = () => storage.placeOrder(exampleOrder({ state: 'cancelled', received_at: 0 }), 0);

function confirm(company: string, instant: string, changes: Parameters<typeof exampleOrder>[0] = {}) {
  const { is_test = 0 } = changes;
  return confirmExample(storage, { is_test, company, confirmed_at: Date.parse(instant) }, { ...changes, is_test });
}

test('tells on Monday morning what the week brought, and what waits since when', async () => {
  const paid = await confirm('Garage Rossi', '2026-11-10T10:00:00Z', { monthly_cents: 0 });
  await confirm('Mairie d’Évisa', '2026-11-16T00:30:00Z');
  const trial = await confirm('Un essai', '2026-11-17T10:00:00Z', { is_test: 1 });
  await confirm('La suivante', '2026-11-22T23:30:00Z');
  const entry = {
    at: Date.parse('2026-11-18T10:00:00Z'),
    kind: 'payment',
    who: 'provider',
    cents: 1,
    note: '',
  } as const;
  await storage.moveOrder(paid, { state: 'ready', received_cents: 174_840, entry });
  for (const id of ['one', 'two']) {
    await storage.writeMailOnce(exampleMail({ id, order_reference: trial.reference, created_at: entry.at }));
    await storage.giveUpMail(id, entry.at, 'EENVELOPE 550');
  }
  expect(await write('2026-11-23T06:00:00Z')).toBe(true);
  const [mail] = await summaries();
  expect(mail).toMatchObject({ kind: 'provider-notice', recipient: 'a@neolis.fr' });
  expect(mail?.subject).toBe(`${company.brand}\u00a0: la semaine du 16\u00a0novembre 2026`);
  const text = mail?.body.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
  expect(text).toContain(
    [
      ...['Semaine du 16 novembre 2026 au 22 novembre 2026', '  Commandes confirmées : 1'],
      ...['  Paiements complets : 1', '  À la commande, en tout : 1 457,00 € HT'],
      ...['  Et par mois : 124,00 € HT', ''],
    ].join('\n'),
  );
  expect(text).toMatch(
    /1\. Paiement ou bon de commande : Mairie d’Évisa, 1 748,40 € TTC attendus, depuis 7 jours \(NEO-\w+\)/,
  );
  expect(text).toMatch(/2\. .*Un essai.*, essai\)\n {2}3\. À préparer : Garage Rossi, payée, depuis 5 jours/);
  expect(text).toContain('4. E-mail en échec : 2 messages ne partent pas, depuis 5 jours (essai)');
  expect(text).toContain('Le bureau : https://www.neolis.example.com/supervision/bureau');
  expect(text).not.toMatch(/ : 0|\D0,00 €/);
});

test('says so if nothing happened and nothing waits', async () => {
  await placeEarly();
  await write('2026-11-23T06:00:00Z');
  const [mail] = await summaries();
  expect(mail?.body).toContain('aucune commande confirmée, payée, mise en service ou annulée.\n\nRien n’attend.');
});

test.each([
  ['in winter', '2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z', '2026-11-09', '2026-11-16'],
  ['after the clocks go forward', '2026-03-30T04:59:59Z', '2026-03-30T05:00:00Z', '2026-03-16', '2026-03-23'],
])('begins at seven in the morning in Paris, %s', async (_season, before, after, first, second) => {
  await placeEarly();
  await write(before);
  await write(after);
  expect((await summaries()).map(({ id }) => id.split('@')[0])).toEqual([
    `weekly-summary.${first}`,
    `weekly-summary.${second}`,
  ]);
});

test('is written once, by two copies at once, after a restart, and on a later day of the week', async () => {
  await placeEarly();
  const copy = await open(file);
  const written = await Promise.all([write('2026-11-23T06:00:00Z'), write('2026-11-23T06:00:00Z', copy)]);
  expect(written.filter(Boolean)).toHaveLength(1);
  const restarted = await open(file);
  expect(await write('2026-11-23T06:10:00Z', restarted)).toBe(false);
  expect(await write('2026-11-29T22:00:00Z', restarted)).toBe(false);
  const [mail] = await summaries();
  await storage.markMailSent(mail?.id ?? '', Date.parse('2026-11-23T06:00:05Z'));
  expect(await write('2026-11-24T06:00:00Z')).toBe(false);
  expect(await write('2026-11-30T06:00:00Z')).toBe(true);
  expect(await summaries()).toHaveLength(1);
});

test('is not written without a mail server, nor of a week before the first order', async () => {
  expect(await write('2026-11-23T06:00:00Z')).toBe(false);
  const monday = '2026-11-15T23:30:00Z';
  await confirm('Garage Rossi', monday, { received_at: Date.parse(monday) });
  expect(await write('2026-11-22T12:00:00Z')).toBe(false);
  expect(await write('2026-11-23T06:00:00Z', storage, {})).toBe(false);
  expect(await write('2026-11-24T12:00:00Z')).toBe(true);
});
