import { beforeEach, expect, test } from 'vitest';
import { addPerson, DeskBrowser, desk, deskPassword, signIn, textOf } from '#service/desk/desk-browser.fixture.ts';
import { newAuthenticator } from '#service/desk/sign-in/authenticator.fixture.ts';
import { siteOrigin, startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
let copy: TestService;
let claire: DeskBrowser;
let key: ReturnType<typeof newAuthenticator>;
const own = `${desk}/acces/cle`;
const evil = 'https://www.neolis.example.com.evil.example';

beforeEach(async () => {
  service = await startTestService();
  copy = await startTestService({}, { storage: service.storage });
  await addPerson(service.storage, 'claire');
  claire = new DeskBrowser(service);
  await claire.signIn('claire');
  key = newAuthenticator(siteOrigin);
  expect((await create(claire, key.create(await ask(claire, 'creer')))).status).toBe(303);
});

/** The challenge that a browser gets to enter, or in its session. */
async function ask(browser: DeskBrowser, pour?: 'creer' | 'signer'): Promise<string> {
  const answer =
    pour === undefined
      ? await browser.post(`${signIn}/defi`, {})
      : await browser.post(`${own}/defi`, { pour, jeton: await browser.token() });
  expect(answer.status).toBe(200);
  return JSON.parse(await answer.text()).challenge;
}

const create = async (browser: DeskBrowser, nouvelleCle: string) =>
  await browser.post(own, { jeton: await browser.token(), nouvelleCle });
const enter = async (browser: DeskBrowser, cle: string): Promise<number> =>
  (await browser.post(`${signIn}/cle`, { cle, suite: '' })).status;
const passkeys = async () => {
  const person = await service.storage.findDeskPerson('claire');
  return await service.storage.listDeskPasskeys(person?.password_id ?? '');
};

test('a passkey opens the desk, with the challenge of one copy and the answer to the other, once', async () => {
  const [phone, other] = [new DeskBrowser(service), new DeskBrowser(copy)];
  const signed = key.sign(await ask(phone));
  other.cookies.set('__Host-bureau-defi', phone.cookies.get('__Host-bureau-defi') ?? '');
  const answers = await Promise.all([phone, other].map(async (browser) => await enter(browser, signed)));
  expect(answers.sort()).toEqual([303, 422]);
  for (const replay of [new DeskBrowser(service), phone, other]) expect(await enter(replay, signed)).toBe(422);
});

test('an answer for another browser’s challenge, a made-up one, an old one or one of a session opens nothing', async () => {
  const [phone, thief] = [new DeskBrowser(service), new DeskBrowser(service, '198.51.100.1')];
  const signed = key.sign(await ask(phone));
  await ask(thief);
  expect(await enter(thief, signed)).toBe(422);
  expect(await enter(thief, key.sign('A'.repeat(43)))).toBe(422);
  expect(await enter(phone, key.sign(await ask(claire, 'signer')))).toBe(422);
  const late = key.sign(await ask(phone));
  service.later(5 * 60_000);
  expect(await enter(phone, late)).toBe(422);
  expect([await phone.isOpen(), await thief.isOpen()]).toEqual([false, false]);
});

test.each([
  ['a foreign page', { origin: evil }],
  ['another name’s passkey', { rpID: 'evil.example' }],
  ['plain http', { origin: siteOrigin.replace('https', 'http') }],
  ['somebody who only has the device', { isVerified: false }],
  ['a copy that counts from before', { counter: 1 }],
])('an answer from %s opens nothing', async (_, forged) => {
  const phone = new DeskBrowser(service);
  for (let count = 0; count < 2; count += 1) expect(await enter(phone, key.sign(await ask(phone)))).toBe(303);
  const thief = new DeskBrowser(service);
  expect(await enter(thief, key.sign(await ask(thief), forged))).toBe(422);
  expect(await thief.isOpen()).toBe(false);
});

test('what no passkey of the desk writes opens nothing', async () => {
  const thief = new DeskBrowser(service);
  const forged = JSON.parse(newAuthenticator(siteOrigin).sign(await ask(thief)));
  for (const written of [{ ...forged, id: key.id, rawId: key.id }, {}, null, { id: key.id }, { ...forged, id: '\0' }])
    expect(await enter(thief, JSON.stringify(written))).toBe(422);
});

test('another site gets no challenge and posts no answer', async () => {
  const phone = new DeskBrowser(service);
  const signed = key.sign(await ask(phone));
  for (const origin of [evil, 'null']) {
    expect((await phone.post(`${signIn}/defi`, {}, { origin })).status).toBe(403);
    expect((await phone.post(`${signIn}/cle`, { cle: signed }, { origin })).status).toBe(403);
    const jeton = await claire.token();
    expect((await claire.post(`${own}/defi`, { pour: 'creer', jeton }, { origin })).status).toBe(403);
  }
  expect((await claire.post(`${own}/defi`, { pour: 'creer', jeton: 'forged' })).status).toBe(403);
});

test('a passkey of somebody who was removed opens nothing, nor does their session', async () => {
  const [phone, late] = [new DeskBrowser(service), new DeskBrowser(service)];
  expect(await enter(phone, key.sign(await ask(phone)))).toBe(303);
  await service.storage.removeDeskPerson('claire', 0);
  await addPerson(service.storage, 'claire');
  expect([await enter(late, key.sign(await ask(late))), await phone.isOpen()]).toEqual([422, false]);
});

test('a passkey created for another session, twice or without verification is kept by none', async () => {
  await addPerson(service.storage, 'bastien');
  const thief = new DeskBrowser(service, '198.51.100.1');
  await thief.signIn('bastien');
  const other = newAuthenticator(siteOrigin);
  const refused = [
    [claire, other.create(await ask(thief, 'creer'))],
    [thief, other.create(await ask(claire, 'creer'))],
    [claire, other.create(await ask(claire, 'creer'), { isVerified: false })],
    [claire, key.create(await ask(claire, 'creer'))],
    [claire, key.sign(await ask(claire, 'creer'))],
  ] as const;
  for (const [browser, created] of refused) expect((await create(browser, created)).status).toBe(422);
  expect((await passkeys()).map(({ id }) => id)).toEqual([key.id]);
});

test('money and personal data accept the passkey of the same person, for this session alone', async () => {
  await addPerson(service.storage, 'bastien');
  const thief = new DeskBrowser(service, '198.51.100.1');
  await thief.signIn('bastien');
  const others = newAuthenticator(siteOrigin);
  await create(thief, others.create(await ask(thief, 'creer')));
  service.later(31 * 60_000);
  const people = `${desk}/acces/personnes`;
  const add = async (cle: string) => (await claire.fill(people, { prenom: 'zoe', cle })).status;
  expect(await add(others.sign(await ask(thief, 'signer')))).toBe(422);
  expect(await add(others.sign(await ask(claire, 'signer')))).toBe(422);
  expect(await add(key.sign(await ask(thief, 'signer')))).toBe(422);
  const signed = key.sign(await ask(claire, 'signer'));
  const stolen = claire.cookies.get('__Host-bureau') ?? '';
  expect(await add(signed)).toBe(200);
  expect(claire.cookies.get('__Host-bureau')).not.toBe(stolen);
  service.later(31 * 60_000);
  expect(await add(signed)).toBe(422);
});

test('a link takes a passkey made for it alone, which ends the others and the password', async () => {
  const page = await claire.fill(`${desk}/acces/personnes/claire/lien`);
  const link = /\/supervision\/bureau\/lien\/([\w-]{43})/.exec(await page.text());
  const [path = '', lien = ''] = link ?? [];
  const [phone, fresh] = [new DeskBrowser(service), newAuthenticator(siteOrigin)];
  const askLink = async () => JSON.parse(await (await phone.post(`${signIn}/lien`, { lien })).text()).challenge;
  expect((await phone.post(`${signIn}/lien`, { lien: 'A'.repeat(43) })).status).toBe(404);
  const foreign = await phone.post(path, { nouvelleCle: fresh.create(await ask(claire, 'creer')) });
  expect([foreign.status, await textOf(foreign)]).toEqual([422, expect.stringContaining('n’a pas pu être gardée')]);
  const created = fresh.create(await askLink());
  expect((await phone.post(path, { nouvelleCle: created })).headers.get('location')).toBe(desk);
  const again = await phone.post(path, { nouvelleCle: created });
  expect([again.status, await textOf(again)]).toEqual([404, expect.stringContaining('Vous venez de vous en servir')]);
  expect([await phone.isOpen(), await claire.isOpen()]).toEqual([true, false]);
  const [old, other] = [new DeskBrowser(service), new DeskBrowser(service)];
  expect([await enter(old, key.sign(await ask(old))), (await old.type('claire')).status]).toEqual([422, 422]);
  expect(await enter(other, fresh.sign(await ask(other)))).toBe(303);
});

test('where passkeys alone open the desk, a right password opens nothing, confirms nothing and can’t be chosen', async () => {
  const strict = await startTestService({ DESK_SIGN_IN: 'passkey' }, { storage: service.storage });
  const [phone, link] = [new DeskBrowser(strict), `${desk}/acces/personnes/claire/lien`];
  expect((await phone.type('claire')).status).toBe(422);
  const unknown = await phone.post(`${signIn}/cle`, { cle: '{}', suite: '' });
  expect(await textOf(unknown)).toContain('n’ouvre pas le bureau. Recommencez. ');
  expect(await textOf(phone.get(signIn))).toContain('Ce navigateur ne sait pas se servir d’une clé d’accès');
  expect(await enter(phone, key.sign(await ask(phone)))).toBe(303);
  const made = await (await phone.fill(link)).text();
  expect(made).not.toContain('mot de passe');
  const [path = ''] = /\/supervision\/bureau\/lien\/[\w-]{43}/.exec(made) ?? [];
  const chosen = { motDePasse: 'quatre mots sans lien', encore: 'quatre mots sans lien' };
  const answer = await new DeskBrowser(strict).post(path, chosen);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect(await textOf(new DeskBrowser(strict).get(path))).not.toContain('Nouveau mot de passe');
  expect(await textOf(phone.get(link))).toContain('vous fait créer une clé d’accès.');
  expect(await textOf(phone.get(`${desk}/acces/personnes`))).toContain('et y crée sa clé d’accès.');
  strict.later(31 * 60_000);
  const asked = await phone.fill(link, { motDePasse: deskPassword });
  expect([asked.status, await asked.text()]).toEqual([422, expect.not.stringContaining('motDePasse')]);
});

test('a network that sends too many forms, not pages, reads when to try again; its known browsers and passwords sign in', async () => {
  const busy = await startTestService({ RATE_LIMIT_FACTOR: '0.01' }, { storage: service.storage });
  const [phone, known] = [new DeskBrowser(busy), new DeskBrowser(busy)];
  known.cookies.set('__Host-bureau-connu', claire.cookies.get('__Host-bureau-connu') ?? '');
  await phone.get('/supervision/resilier');
  expect((await phone.get('/supervision/resilier')).status).toBe(429);
  await ask(phone);
  for (const path of [`${signIn}/cle`, `${signIn}/lien`, `${desk}/lien/guessed`]) {
    const answer = await phone.post(path, { cle: '{}', suite: '' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '51']);
    expect(await textOf(answer)).toContain('réessayez dans 51 s');
  }
  await ask(known);
  expect((await phone.type('claire')).status).toBe(303);
});

test('a removed passkey ends the other sessions and the links, and the last way in isn’t taken away', async () => {
  const strict = await startTestService({ DESK_SIGN_IN: 'passkey' }, { storage: service.storage });
  const phone = new DeskBrowser(strict);
  expect(await enter(phone, key.sign(await ask(phone)))).toBe(303);
  const last = await phone.fill(own, { retirer: key.id });
  expect([last.status, await textOf(last)]).toEqual([422, expect.stringContaining('votre seul moyen d’entrer')]);
  const second = newAuthenticator(siteOrigin);
  await create(claire, second.create(await ask(claire, 'creer')));
  const made = await (await claire.fill(`${desk}/acces/personnes/claire/lien`)).text();
  expect((await phone.fill(own, { retirer: key.id })).status).toBe(303);
  const [link = ''] = /\/supervision\/bureau\/lien\/[\w-]{43}/.exec(made) ?? [];
  expect((await phone.get(link)).status).toBe(404);
  expect([await claire.isOpen(), await phone.isOpen()]).toEqual([false, true]);
  expect((await passkeys()).map(({ id }) => id)).toEqual([second.id]);
});
