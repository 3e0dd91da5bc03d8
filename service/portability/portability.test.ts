import { beforeEach, expect, test } from 'vitest';
import { textOf } from '#documents/read-document.fixture.ts';
import { providerEntry } from '#domain/order/life/order-journal.ts';
import { orderWith, rioOf, typedNumber } from '#service/payloads.fixture.ts';
import type { OrderCorrection } from '#service/storage/rows.ts';
import { siteOrigin } from '#service/test-service.fixture.ts';
import { orderOf, PortingClient } from './porting-client.fixture.ts';
import { isToSend } from './rules/describe-port.ts';
import { lineOf } from './rules/dossier.ts';

let client: PortingClient;
beforeEach(async () => {
  client = await PortingClient.start();
});

async function dossierMails(): Promise<string[]> {
  return (await client.mailsOf('provider-notice')).filter((mail) => mail.includes('numéros à transférer'));
}

async function journal(): Promise<string[]> {
  const entries = await client.service.storage.listOrderEvents((await client.stored()).reference);
  return entries.map(({ kind, who, note }) => `${kind} by the ${who}: ${note}`);
}

test('of several sites, the form of a number proposes the address of the first one, not that of the last line', async () => {
  await client.confirm(orderWith({ sites: 2, portability: 2 }, 3));
  await client.save(1, { street: '3 rue de l’École\r\n20167 Alata' });
  expect(await client.page()).toMatch(/name="street-2"[^>]*>1 cours Napoléon</);
});

test('the numbers of an order come back for correction with the reason when the operator refuses, and need the mandate again', async () => {
  await client.complete();
  expect(await dossierMails()).toEqual([expect.stringContaining('Il y a 2 demandes à faire')]);
  await client.move(2, { kind: 'send' });
  await client.move(2, { kind: 'refuse', refusal: 'holder' });
  const text = await client.page();
  expect(text).toContain('refusé, à corriger');
  expect(text).toContain('L’opérateur actuel connaît un autre titulaire');
  expect(text).toContain('value="0465710002"');
  expect(text).toMatch(/Vous avez accepté ce mandat le .* Dès qu’un numéro est ajouté ou corrigé, acceptez-le/);
  const [mail = ''] = await client.mailsOf('client-port-refused');
  expect(mail).toContain('••\u00a0••\u00a0••\u00a0••\u00a002');
  expect(mail).toContain('L’opérateur actuel connaît un autre titulaire');
  expect(mail).not.toMatch(/Commune|F1P|00\u00a002|0465/);
  const linked = /Corriger ce numéro\u00a0: (\S+#numero-2)\s/.exec(mail)?.[1]?.replace(siteOrigin, '') ?? '';
  await client.move(1, { kind: 'send' });
  await client.move(1, { kind: 'refuse', refusal: 'rio' });
  expect(await client.page(linked)).toMatch(/^(?!.*name="number-1").*id="numero-2".*name="number-2"/s);
  await client.move(1, { kind: 'undo', reason: 'noté par erreur' });
  const [address] = linked.split('?');
  expect((await client.save(2, { holder: 'Mairie d’Ajaccio' }, address)).status).toBe(303);
  const [first, second] = await client.ports();
  expect(second).toMatchObject({ state: 'complete', refusal: null, sent_at: null, mandated_at: null });
  await expect(client.move(2, { kind: 'send' })).rejects.toThrow('mandat');
  const accepted = await Promise.all([client.accept(), client.accept()]);
  expect(accepted.map(({ headers }) => headers.get('location'))).toEqual(Array(2).fill(`${client.path}#numeros`));
  expect((await client.ports())[0]).toEqual(first);
  expect((await dossierMails()).sort()[1]).toContain('Il y a une demande à faire');
  await client.move(2, { kind: 'send' });
  await expect(client.move(2, { kind: 'port', day: '2026-11-19' })).rejects.toThrow(
    'précéder le mandat du client, du 20\u00a0novembre 2026',
  );
  await client.move(2, { kind: 'port', day: '2026-11-20' });
  const [ported = ''] = await client.mailsOf('client-ported');
  expect(ported).toContain('est transféré depuis le 20\u00a0novembre 2026');
  expect(ported).toContain('Il en reste 1 à transférer. Ne résiliez rien');
  expect(ported).not.toMatch(/Commune|Mairie|F1P/);
  await client.confirm(orderOf(1, 2));
  await client.save(1);
  await client.accept();
  await client.move(1, { kind: 'send' });
  await client.move(1, { kind: 'port', day: '2026-11-20' });
  const only = (await client.mailsOf('client-ported')).find((sent) => sent !== ported);
  expect(only).toContain('Le transfert a mis fin à l’ancienne ligne.');
});

test('the numbers of an order may be a range, never more than the order has, and can be taken out again', async () => {
  await client.confirm(orderOf(3, 2));
  expect(await client.page()).toContain('Numéro 3');
  await client.save(2);
  const tooMany = await client.save(1, { number: '0465720000', lastNumber: '0465720002', rio: rioOf('0465720000') });
  expect(await tooMany.text()).toContain('un numéro de trop');
  const folded =
    /<details[^>]*><summary>Retirer ce numéro<\/summary><form[^>]*numeros\/2\/retrait".*?>Retirer définitivement</;
  expect(await client.page(`${client.path}?formulaire=numeros/2`)).toMatch(folded);
  expect((await client.remove(2)).status).toBe(303);
  await client.save(1, { number: '0465720000', lastNumber: '0465720002', rio: rioOf('0465720000') });
  expect((await client.ports()).map(({ last_number: last }) => last)).toEqual(['0465720002']);
  expect(await client.page()).toContain('Numéros complets\u00a0: 3 sur 3');
  expect((await journal()).at(-2)).toBe('port-remove by the client: numéro 2');
});

test('the mandate stays as it was accepted, whatever changes later, and each acceptance is kept', async () => {
  const read = (): Promise<Buffer> => client.service.bytes(`${client.path}/mandat.pdf`);
  for (const place of [1, 2]) await client.save(place);
  const draft = await read();
  expect((await client.accept({})).status).toBe(422);
  expect(await dossierMails()).toEqual([]);
  await client.accept();
  const accepted = await read();
  expect(accepted.equals(draft)).toBe(false);
  client.service.now = new Date('2027-11-20T10:00:00Z');
  await client.move(1, { kind: 'send' });
  expect((await read()).equals(accepted)).toBe(true);
  await client.move(1, { kind: 'refuse', refusal: 'holder' });
  await client.save(1, { holder: 'Mairie d’Ajaccio' });
  await client.accept();
  expect((await read()).equals(accepted)).toBe(false);
  const { documents } = await client.service.storage.findPersonalData((await client.stored()).email);
  const kept = documents.filter(({ kind }) => kind === 'mandate');
  expect(kept.map(({ content }) => content)).toEqual([accepted, await read()].map((bytes) => bytes.toString('base64')));
});

test('the mandate is accepted for the numbers that are complete, while others are missing or refused', async () => {
  const acceptAgain = async (): Promise<(string | null)[]> => {
    const answers = await Promise.all([client.accept(), client.accept()]);
    return answers.map(({ headers }) => headers.get('location'));
  };
  const accepted = Array(2).fill(`${client.path}#numeros`);
  await client.save(1);
  expect(await client.page()).toContain('Complétez vos numéros');
  expect(await acceptAgain()).toEqual(accepted);
  expect((await journal()).at(-1)).toBe('port-mandate by the client: 1 numéro');
  expect(await client.page()).toMatch(/Vous avez accepté ce mandat le 20.novembre 2026\. Dès qu’un numéro est ajouté/);
  await client.move(1, { kind: 'send' });
  await client.move(1, { kind: 'refuse', refusal: 'incomplete' });
  await client.save(2);
  expect(await client.page()).toContain('Corrigez ce que l’opérateur a refusé');
  expect(await acceptAgain()).toEqual(accepted);
  expect((await journal()).at(-1)).toBe('port-mandate by the client: 1 numéro');
  await client.move(2, { kind: 'send' });
  expect((await client.ports()).map(({ state }) => state)).toEqual(['refused', 'sent']);
  const mandate = await textOf(new Uint8Array(await client.service.bytes(`${client.path}/mandat.pdf`)));
  expect(mandate).toContain('04 65 71 00 02');
  expect(mandate).not.toContain('04 65 71 00 01');
});

test('a mandate in a name that is corrected is accepted again, and never in nobody’s', async () => {
  await client.complete();
  await client.move(1, { kind: 'send' });
  const correct = async (columns: OrderCorrection['columns']): Promise<void> => {
    const entry = providerEntry('correct', client.service.now.getTime(), {});
    const correction = { columns, entry, replacements: [], closesAddresses: false };
    expect(await client.service.storage.correctOrder(await client.stored(), correction)).toBe(true);
  };
  await correct({ phone: '0465710000' });
  expect((await client.ports()).map(isToSend)).toEqual([false, true]);
  const fields = { acceptMandate: 'on', version: await client.version() };
  client.service.later(60_000);
  await correct({ siret: '21200600100003' });
  expect(await client.ports()).toMatchObject([{ mandated_at: expect.any(Number) }, { mandated_at: null }]);
  const late = await client.service.post(`${client.path}/mandat`, fields);
  expect(late.headers.get('location'), 'read in the former name').toContain('trop-tard');
  await correct({ company: '' });
  const page = await client.page();
  expect(page).toContain('Pour ce mandat, il nous manque votre nom');
  expect(page.match(/<a href="#mandat">Mandat de transfert\u00a0: appelez-nous</g)).toHaveLength(2);
  expect((await client.accept()).headers.get('location')).toContain('trop-tard');
  await correct({ company: 'Mairie d’Ajaccio' });
  await client.accept();
  expect((await client.ports()).map(isToSend)).toEqual([false, true]);
});

test('numbers that the desk or another page changed are not overwritten, removed or mandated from an older page', async () => {
  const versionOf = async (form: string): Promise<string> =>
    new RegExp(`action="[^"]*/${form}".*?name="version[^"]*" value="(\\d+)"`, 's').exec(
      await client.page(`${client.path}?formulaire=${form.replace('/retrait', '')}`),
    )?.[1] ?? '';
  const fields = { ...typedNumber(1), 'version-1': await versionOf('numeros/1') };
  expect((await client.service.post(`${client.path}/numeros/1`, fields)).status).toBe(303);
  expect((await client.service.post(`${client.path}/numeros/1`, fields)).status, 'pressed twice').toBe(303);
  await client.save(2);
  const opened = {
    ...{ first: await versionOf('numeros/1'), second: await versionOf('numeros/2') },
    ...{ removal: await versionOf('numeros/1/retrait'), mandate: await versionOf('mandat') },
  };
  client.service.later(60_000);
  const [port] = await client.ports();
  if (port === undefined) throw new Error('no number 1');
  await client.move(1, { kind: 'correct', port: { ...lineOf(port), operator: 'SFR' } });
  const typed = { ...typedNumber(1, { complement: 'Étage 2' }), 'version-1': opened.first };
  const invalid = await client.service.post(`${client.path}/numeros/1`, { ...typed, 'rio-1': 'F1' });
  expect([invalid.status, await invalid.text()]).toEqual([422, expect.stringContaining(`value="${opened.first}"`)]);
  const late = await client.service.post(`${client.path}/numeros/1`, typed);
  const page = await late.text();
  expect([late.status, page]).toEqual([409, expect.stringMatching(/>SFR<.*value="Étage 2"/s)]);
  const { removal: version } = opened;
  const removed = await client.service.post(`${client.path}/numeros/1/retrait`, { version });
  const mandate = { acceptMandate: 'on', version: opened.mandate };
  const accepted = await client.service.post(`${client.path}/mandat`, mandate);
  for (const answer of [removed, accepted]) expect(answer.headers.get('location')).toContain('trop-tard');
  expect((await client.ports())[0]).toMatchObject({ operator: 'SFR', complement: '', mandated_at: null });
  const second = { ...typedNumber(2, { operator: 'Free' }), 'version-2': opened.second };
  expect((await client.service.post(`${client.path}/numeros/2`, second)).status, 'another number').toBe(303);
  const shown = /name="version-1" value="(\d+)"/.exec(page)?.[1] ?? '';
  const again = await client.service.post(`${client.path}/numeros/1`, { ...typed, 'version-1': shown });
  expect([again.status, (await client.ports())[0]?.complement]).toEqual([303, 'Étage 2']);
  const gone = { version: await client.version(1) };
  for (const press of ['first', 'second']) {
    const answer = await client.service.post(`${client.path}/numeros/1/retrait`, gone);
    expect(answer.headers.get('location'), press).toBe(`${client.path}#numeros`);
  }
});
