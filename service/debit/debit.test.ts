import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { textOf as documentText } from '#documents/read-document.fixture.ts';
import { companyText } from '#domain/company.ts';
import { acceptDebit } from '#service/debit/rules/accept-debit.ts';
import { readDebitForm, refuseDebit } from '#service/debit/rules/debit-form.ts';
import { actOn, addressOf, DeskBrowser, startDesk, textOf } from '#service/desk/desk-browser.fixture.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { exportedRows } from '#service/storage/contract/export.contract.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

const iban = 'FR7630006000011234567890189';
const typed = {
  ...{ iban: 'fr76 3000 6000 0112 3456 7890 189', holder: 'Crèmerie Santoni', acceptDebit: 'on' },
  ...{ street: '1 place Foch', complement: '', postCode: '20000', town: 'Ajaccio' },
};

/** A French IBAN with valid check digits, by the numbers of its account. */
function ibanOf(account: number): string {
  const [bank, branch] = [30006n, 1n];
  const number = String(account).padStart(11, '0');
  const key = 97n - ((89n * bank + 15n * branch + 3n * BigInt(number)) % 97n);
  const bban = `3000600001${number}${String(key).padStart(2, '0')}`;
  return `FR${String(98n - (BigInt(`${bban}152700`) % 97n)).padStart(2, '0')}${bban}`;
}

async function confirmed(service: TestService, seed = 3): Promise<string> {
  return await service.confirm(randomOrder(seededRandom(seed), seed));
}

test('a client signs the mandate on the order’s page, changes the account later, and keeps both by mail', async () => {
  const service = await startTestService(mailing);
  const path = await confirmed(service);
  const asked = await service.page(`${path}?formulaire=prelevement`);
  expect(asked).toContain('Mandat de prélèvement SEPA');
  expect(asked).toContain('Avec votre nom, la ville ci-dessus, le jour et l’heure');
  expect(asked).toMatch(/name="town"[^>]* value="[^"]+"/);
  const answer = await service.post(`${path}/prelevement`, typed);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}#mensuel`]);
  const { reference } = await service.orderAt(path);
  const stored = await service.storage.findDebitMandate(reference);
  expect(stored).toMatchObject({ iban, holder: 'Crèmerie Santoni', post_code: '20000', rum: `${reference}-2` });
  const page = () => service.page(path);
  expect(await page()).toContain('IBAN terminé par 0189, sera débité à partir de la mise en service.');
  expect((await service.bytes(`${path}/prelevement.pdf`)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await service.post(`${path}/prelevement`, { ...typed, iban: ibanOf(7) })).status).toBe(303);
  expect(await service.storage.findDebitMandate(reference)).toMatchObject({ iban: ibanOf(7), rum: `${reference}-3` });
  const mails = await service.mails('client-debit-mandate');
  expect(mails.map(({ body }) => /sur le compte indiqué, IBAN terminé par (\d{4})/.exec(body)?.[1])).toEqual([
    '0189',
    ibanOf(7).slice(-4),
  ]);
  const notices = (await service.mails('provider-notice')).filter(
    ({ subject }) => subject === `Commande ${reference}\u00a0: mandat de prélèvement signé`,
  );
  expect(notices.map(({ body }) => body.includes('Il remplace le précédent.'))).toEqual([false, true]);
  const evidence = await service.bytes(`${path}/dossier-de-preuve.pdf`);
  expect(evidence.toString('latin1')).toContain(`mandat-de-prelevement-${reference}.pdf`);
  await service.startUp(path);
  expect(await page()).toContain(`IBAN terminé par ${ibanOf(7).slice(-4)}, est débité.`);
});

test.each([
  ['no IBAN', { iban: '' }, 'iban', 'Indiquez votre IBAN'],
  ['an IBAN with a wrong digit', { iban: 'FR7630006000011234567890188' }, 'iban', 'Vérifiez cet IBAN'],
  ['our own IBAN', { iban: companyText(company.bank.iban) }, 'iban', 'Cet IBAN est celui de'],
  ['an account outside of SEPA', { iban: 'BR1500000000000010932840814P2' }, 'iban', 'hors de la zone SEPA'],
  ['no holder', { holder: ' ' }, 'holder', 'Indiquez le titulaire'],
  ['a name of 71 characters', { holder: 'x'.repeat(71) }, 'holder', 'Raccourcissez'],
  ['a street in other letters', { street: 'улица' }, 'street', 'lettres latines'],
  ['a holder that is a web address', { holder: 'www.evil.example' }, 'holder', 'adresse'],
  ['no post code', { postCode: '2000' }, 'postCode', 'code postal à 5 chiffres'],
  ['no tick', { acceptDebit: '' }, 'acceptDebit', 'Cochez cette case pour signer'],
])('%s is refused', (_case, changes, field, message) => {
  const form = readDebitForm(new URLSearchParams({ ...typed, ...changes }));
  expect(form && refuseDebit(form, company)).toEqual([{ field, message: expect.stringContaining(message) }]);
});

test('a refused mandate is shown again with what was typed, and not stored', async () => {
  const service = await startTestService();
  const path = await confirmed(service);
  const answer = await service.post(`${path}/prelevement`, { ...typed, complement: 'Porte bleue', iban: '' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const words of ['Indiquez votre IBAN', ' autofocus', 'value="Porte bleue"']) expect(html).toContain(words);
  expect(await service.storage.findDebitMandate((await service.orderAt(path)).reference)).toBeUndefined();
});

test('a second press, while the mandate is drawn or later, signs nothing more; another account is asked for again', async () => {
  const service = await startTestService(mailing);
  const path = await confirmed(service);
  const sign = (changes: Partial<typeof typed> = {}) => service.post(`${path}/prelevement`, { ...typed, ...changes });
  const pressed = await Promise.all([sign(), sign()]);
  expect(pressed.map(({ headers }) => headers.get('location'))).toEqual(Array(2).fill(`${path}#mensuel`));
  expect((await sign()).headers.get('location')).toBe(`${path}#mensuel`);
  expect(await service.mails('client-debit-mandate')).toHaveLength(1);
  const differing = await Promise.all([sign({ iban: ibanOf(7) }), sign({ iban: ibanOf(7), town: 'Bastia' })]);
  expect(differing.map(({ status }) => status).sort()).toEqual([303, 422]);
});

test('the mandate of an order that has no name yet says its holder signed it', async () => {
  const service = await startTestService();
  const path = await confirmed(service);
  const form = readDebitForm(new URLSearchParams(typed));
  const order = { ...(await service.orderAt(path)), name: '' };
  expect(form && (await acceptDebit(order, form, { ...service, company }))).toBe(true);
  const text = await documentText(new Uint8Array(await service.bytes(`${path}/prelevement.pdf`)));
  expect(text).toContain('Accepté en ligne par Crèmerie Santoni, le');
});

test('nobody else is asked: a public body, another address of the same order, an unknown field', async () => {
  const service = await startTestService();
  const town = await service.confirm(randomOrder(seededRandom(4), 4), {
    siret: '21200600100003',
    clientKind: 'public',
  });
  expect(await service.page(town)).not.toContain('Signer le mandat');
  expect((await service.post(`${town}/prelevement`, typed)).headers.get('location')).toBe(`${town}?trop-tard`);
  const mine = await confirmed(service, 5);
  expect((await service.post(`${mine}/prelevement`, { ...typed, admin: '1' })).status).toBe(400);
  await service.post(`${mine}/annulation`, {});
  expect((await service.post(`${mine}/prelevement`, typed)).headers.get('location')).toBe(`${mine}?trop-tard`);
});

/** Everything that could show an IBAN: rows of other tables, documents, mails, the log, the pages. */
async function everythingBut(service: TestService, browser: DeskBrowser, orders: readonly AddressedOrder[]) {
  const tables = (await exportedRows(service.storage)).filter(({ table }) => table !== 'debit_mandates');
  const rows = tables.map(({ row }) => JSON.stringify(row));
  const paths = orders.flatMap((order) => [`/supervision/paiement/${order.token}`, addressOf(order)]);
  const pages = await Promise.all([...paths, '/supervision/bureau/commandes.csv'].map((path) => browser.page(path)));
  return [...rows, ...service.log, ...pages].join('\n').replaceAll(/[\s\u00a0]/g, '');
}

test('the IBANs of clients are in no page, mail, log and other table, and gone from the file when cancelled', async () => {
  const { service, browser } = await startDesk();
  const orders: AddressedOrder[] = [];
  // Each mandate is drawn here, which takes half a second on a busy machine.
  for (let index = 0; index < 5; index += 1) {
    const path = await confirmed(service, 100 + index);
    expect((await service.post(`${path}/prelevement`, { ...typed, iban: ibanOf(index) })).status).toBe(303);
    orders.push(await service.orderAt(path));
  }
  const shown = await everythingBut(service, browser, orders);
  const ibans = orders.map((_, index) => ibanOf(index));
  expect(ibans.filter((planted) => shown.includes(planted) || shown.includes(planted.slice(4)))).toEqual([]);
  for (const order of orders) await actOn(browser, order, 'annulation', { note: 'essai' });
  await service.storage.close();
  const file = readFileSync(join(service.folder, 'test.sqlite'), 'latin1');
  expect(ibans.filter((planted) => file.includes(planted))).toEqual([]);
});

test('the desk reads an IBAN with a password that was just typed, and the journal says who', async () => {
  const { service, browser } = await startDesk();
  const path = await confirmed(service);
  await service.post(`${path}/prelevement`, typed);
  const order = await service.orderAt(path);
  const page = `${addressOf(order)}/iban`;
  expect(await textOf(browser.get(addressOf(order)))).toContain('IBAN terminé par 0189');
  const mandate = await browser.get(`${addressOf(order)}/documents/prelevement.pdf`);
  expect(Buffer.from(await mandate.arrayBuffer())).toEqual(await service.bytes(`${path}/prelevement.pdf`));
  const stale = new DeskBrowser(service);
  await stale.signIn('claire');
  service.later(31 * 60_000);
  const asks = await browser.open(page);
  expect((await asks({ motDePasse: 'autre chose' })).status).toBe(422);
  const read = await asks({ motDePasse: 'girafe cornichon tabouret' });
  expect(read.headers.get('cache-control')).toBe('no-store');
  const shown = await read.text();
  expect(shown.replaceAll('\u00a0', '')).toContain(iban);
  expect(shown, 'the way out').toContain(`name="jeton" value="${await browser.token()}"`);
  expect((await browser.page(page)).replaceAll('\u00a0', '')).not.toContain(iban);
  const journal = () => service.storage.listOrderEvents(order.reference);
  expect((await journal()).at(-1)).toMatchObject({ kind: 'debit-read', person: 'claire' });
  const [press, late] = [await browser.open(page), await stale.open(page)];
  for (const pressed of ['once', 'twice'])
    expect((await (await press()).text()).replaceAll('\u00a0', ''), pressed).toContain(iban);
  expect((await late()).headers.get('location'), 'without a password').toBe(page);
  expect((await journal()).filter(({ kind }) => kind === 'debit-read')).toHaveLength(2);
});
