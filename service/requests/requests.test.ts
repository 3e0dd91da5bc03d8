import { beforeEach, expect, test } from 'vitest';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import type { RequestRow } from '#service/storage/rows.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService(mailing);
});

const offerPath = '/supervision/offre';
const terminationPath = '/supervision/resilier';
const offer = {
  name: 'Claire Ottavi',
  company: 'Mairie de Bastia',
  phone: '04 95 26 20 09',
  email: 'claire@mairie.fr',
  message: 'Bonjour,\r\n\r\nUn interphone à la grille',
};
const termination = { name: 'Les Amis du Four', email: 'four@asso.fr', contract: '04 95 26 20 09', day: '2026-12-31' };
const notify = (changes: Readonly<Record<string, string>> = {}): Promise<Response> =>
  service.post(terminationPath, { ...termination, etape: 'notifier', ...changes });

const textOf = async (answer: Response): Promise<string> =>
  (await answer.text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const stored = (): Promise<RequestRow[]> => service.storage.listRequests();

test('a request for an offer is stored, acknowledged without the visitor’s words, and announced with them', async () => {
  const answer = await service.post(offerPath, offer);
  expect(answer.status).toBe(200);
  const [request, ...others] = await stored();
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    ...{ kind: 'offer', state: 'new', is_test: 0, name: 'Claire Ottavi', company: 'Mairie de Bastia' },
    ...{ phone: '04 95 26 20 09', email: 'claire@mairie.fr', content: 'Bonjour,\n\nUn interphone à la grille' },
  });
  const page = await textOf(answer);
  expect(page).toContain('Votre demande d’offre est arrivée');
  expect(page).toContain(request?.reference);
  expect(page).toContain('Un interphone à la grille');
  const [acknowledgement] = await service.mails('client-request');
  expect(acknowledgement?.recipient).toBe('claire@mairie.fr');
  expect(acknowledgement?.body).toContain(request?.reference);
  expect(acknowledgement?.body).not.toMatch(/interphone|Ottavi|Bastia/);
  const [notice] = await service.mails('provider-notice');
  // A link that the visitor wrote is neither taken for ours nor above it.
  expect(notice?.body).toContain(
    `https://www.neolis.example.com/supervision/bureau/demandes/${request?.reference}\n\n> Bonjour,\n> \n> Un interphone`,
  );
  expect(service.log.join('')).not.toMatch(/Ottavi|claire|interphone/);
});

test('control characters of a pasted text, such as the line break of a slide, hold back no request', async () => {
  await service.post(offerPath, { ...offer, message: 'Un interphone\u000bà la grille\n\tet un\u0000fax' });
  expect(await stored()).toMatchObject([{ content: 'Un interphone à la grille\n\tet un fax' }]);
});

test('no acknowledgement is promised to an address that mail servers refuse, or where no mail is sent', async () => {
  const page = await textOf(await notify({ email: 'rené@example.fr' }));
  expect(page).toContain('Notez-la, ou imprimez cette page.');
  expect(page).not.toContain('Un accusé de réception part');
  const withoutMail = await (await startTestService()).page(terminationPath);
  expect(withoutMail).toContain('Vous vérifiez avant d’envoyer.');
  expect(withoutMail).not.toMatch(/accusé/);
});

test.each([
  ['claire@exemple.f', 'Aucun message ne peut arriver à cette adresse'],
  ['claire@gmial.com', 'gmial.com\u00a0: vouliez-vous dire gmail.com\u202f?'],
])('a termination asks about %s before its last button, and takes it', async (email, question) => {
  const checked = await (await service.post(terminationPath, { ...termination, email, etape: 'verifier' })).text();
  expect(checked).toContain(question);
  const notified = await textOf(await notify({ email }));
  expect(notified.includes('Un accusé de réception part')).toBe(email === 'claire@gmial.com');
  expect(await stored()).toMatchObject([{ email }]);
});

test('the forms of requests ask about an address as it is typed', async () => {
  const refused = await (await service.post(offerPath, { ...offer, phone: '12' })).text();
  for (const page of [refused, await service.page(terminationPath)]) expect(page).toContain('vouliez-vous dire');
});

test('whoever opens the address of a refused request for an offer is led back to the site, not to a quote', async () => {
  const answer = await service.get(offerPath);
  const html = await answer.text();
  expect([answer.status, html.includes('Revenir au site')]).toEqual([405, true]);
  expect(html).not.toMatch(/devis/i);
});

test('the same request sent twice is one, and another the next day', async () => {
  for (let sent = 0; sent < 2; sent += 1) await service.post(offerPath, offer);
  expect(await stored()).toHaveLength(1);
  expect(await service.mails('client-request')).toHaveLength(1);
  service.later(24 * 3_600_000);
  await service.post(offerPath, offer);
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['no e-mail', { email: '' }, 'Indiquez votre adresse e-mail'],
  ['an e-mail that is none', { email: 'claire' }, 'Vérifiez votre adresse e-mail'],
  ['a phone that is none', { phone: '12' }, 'Vérifiez ce numéro'],
  ['a link as name', { name: 'evil.com' }, 'Retirez l’adresse de site internet'],
  ['a letter without end', { message: 'a'.repeat(6001) }, 'Raccourcissez ce texte'],
  ['an empty letter', { message: '' }, 'La demande est vide'],
])('a request with %s is shown again with all that was typed', async (_, changes, message) => {
  const answer = await service.post(offerPath, { ...offer, ...changes });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(message);
  const letter = { ...offer, ...changes }.message.replaceAll('\r\n', '\n');
  expect(html.replaceAll('\r\n', '\n')).toContain(`name="message" value="${letter}"`);
  for (const [, id = ''] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(`id="${id}"`);
  expect(await stored()).toEqual([]);
});

test('a termination is checked, then notified: stored, acknowledged with its content, and nothing is cancelled', async () => {
  const order = await service.confirm(randomOrder(seededRandom(17), 17));
  const { reference, state } = await service.orderAt(order);
  expect(await service.page(order)).toContain(`${terminationPath}?reference=${reference}`);
  const form = await service.page(`${terminationPath}?reference=${reference}`);
  expect(form).toContain(`value="${reference}"`);
  const typed = { ...termination, contract: reference };
  const checked = await service.post(terminationPath, { ...typed, etape: 'verifier' });
  const page = await textOf(checked);
  for (const text of ['Les Amis du Four', reference, 'le 31 décembre 2026', 'Notifier la résiliation'])
    expect(page).toContain(text);
  expect(await stored()).toEqual([]);
  const corrected = await service.post(terminationPath, { ...typed, etape: 'corriger' });
  expect(corrected.status).toBe(200);
  expect(await corrected.text()).toContain('value="Les Amis du Four"');
  const notified = await notify({ contract: reference });
  expect(await textOf(notified)).toContain('Votre demande de résiliation est arrivée');
  const [request] = await stored();
  expect(request).toMatchObject({ kind: 'termination', name: 'Les Amis du Four', email: 'four@asso.fr' });
  const [acknowledgement] = await service.mails('client-request');
  for (const text of ['Les Amis du Four', reference, 'le 31\u00a0décembre 2026', request?.reference ?? '?'])
    expect(acknowledgement?.body).toContain(text);
  expect((await service.orderAt(order)).state).toBe(state);
});

test.each([
  ['', 'le plus tôt possible'],
  ['31/12', '31/12'],
])('a termination of the day « %s » reaches the desk', async (day, content) => {
  expect((await notify({ day })).status).toBe(200);
  expect((await stored())[0]?.content).toContain(content);
});

test.each([
  ['name', { name: ' ' }, 'Indiquez le nom du titulaire'],
  ['contract', { contract: '' }, 'Indiquez la référence de la commande'],
  ['contract', { contract: 'evil.example' }, 'Retirez l’adresse de site internet'],
  ['day', { day: 'evil.example/1' }, 'Retirez l’adresse de site internet'],
])('a termination with a wrong %s is refused, whatever step is posted', async (field, changes, message) => {
  const answer = await notify(changes);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(message);
  expect(html).toContain(`href="#${field}"`);
  expect(await stored()).toEqual([]);
});

test('unreadable forms are refused', async () => {
  for (const path of [offerPath, terminationPath]) {
    expect((await service.post(path, '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await service.post(path, { message: 'a'.repeat(70_000) })).status).toBe(413);
  }
});

test('a network sends twenty requests a day', async () => {
  const limited = await startTestService({ RATE_LIMIT_FACTOR: '1' }, { storage: service.storage });
  const send = (name: string): Promise<Response> => limited.post(offerPath, { ...offer, name });
  for (let sent = 0; sent < 20; sent += 1) expect((await send(`Claire ${sent}`)).status).toBe(200);
  expect((await send('Claire')).status).toBe(429);
  expect(await stored()).toHaveLength(20);
});
