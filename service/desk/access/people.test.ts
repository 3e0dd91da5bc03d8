import { expect, test } from 'vitest';
import { addPerson, DeskBrowser, desk, expectRefused, textOf } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { mailing } from '#service/test-service.fixture.ts';

openDeskBeforeEach(mailing);

const people = `${desk}/acces/personnes`;
const chosen = { motDePasse: 'quatre mots sans lien', encore: 'quatre mots sans lien' };

async function linkFrom(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return /\/supervision\/bureau\/lien\/[\w-]{43}/.exec(await answer.text())?.[0] ?? '';
}

test('somebody is added by a link, chooses a password with it and is at the desk', async () => {
  const link = await linkFrom(await browser.fill(people, { prenom: 'Bastien ' }));
  expect(await textOf(browser.get(`${desk}/acces`))).toContain('sans mot de passe');
  const phone = new DeskBrowser(service, '198.51.100.1');
  expect((await phone.type('bastien', '')).status).toBe(422);
  expect(await phone.page(link)).toContain('value="bastien"');
  expect(await textOf(phone.fill(link, { motDePasse: 'court', encore: 'court' }))).toContain('15 caractères au moins');
  await expectRefused(phone.fill(link, { ...chosen, encore: 'x' }), 'Les deux mots de passe diffèrent');
  expect((await phone.fill(link, chosen)).headers.get('location')).toBe(desk);
  expect(await textOf(phone.get(desk))).toContain('Vous êtes bastien');
  expect((await new DeskBrowser(service).type('bastien', chosen.motDePasse)).status).toBe(303);
  const events = await service.storage.listDeskEvents();
  // All at the same instant.
  expect(events.map(({ kind, name, made_by }) => `${kind} ${name} by ${made_by}`).sort()).toEqual([
    'add bastien by claire',
    'add claire by null',
    'link bastien by claire',
    'password bastien by bastien',
  ]);
});

test('a second press on the button that adds somebody shows a link that opens', async () => {
  const form = await browser.open(people);
  const press = () => form({ prenom: 'bastien' });
  await press();
  const link = await linkFrom(await press());
  service.later(10_000);
  expect((await press()).status).toBe(422);
  expect((await new DeskBrowser(service).fill(link, chosen)).headers.get('location')).toBe(desk);
});

test('a link is mailed too if an address is typed, and is in no log', async () => {
  await expectRefused(browser.fill(people, { prenom: 'bastien', courriel: 'bastien@' }), 'Vérifiez cette adresse');
  const link = await linkFrom(await browser.fill(people, { prenom: 'bastien', courriel: 'bastien@example.org' }));
  const [mail] = await service.mails('desk-link');
  expect(mail).toMatchObject({ recipient: 'bastien@example.org', order_reference: '' });
  expect(mail?.body).toContain(`https://www.neolis.example.com${link}`);
  expect(service.log.join()).not.toContain(link.slice(-43));
  expect(service.log.join()).not.toContain('example.org');
  await service.storage.postponeMail(mail?.id ?? '', service.now.getTime() + 60_000, 'ETIMEDOUT');
  const home = await browser.page(desk);
  expect(home).toContain('aria-label="Renvoyer le message à bastien@example.org"');
  expect(home).not.toContain('résumé de la semaine');
});

test.each(['', 'deux mots', 'a'.repeat(31), '=1+1', 'claire'])('nobody is added as %j', async (prenom) => {
  const answer = await browser.fill(people, { prenom });
  expect([answer.status, (await service.storage.listDeskPeople()).length]).toEqual([422, 1]);
});

test('nobody removes themselves, and the page to remove another says that their tokens end too', async () => {
  await addPerson(service.storage, 'bastien');
  expect(await browser.page(`${people}/bastien/retrait`)).toMatch(
    /Ses jetons s’arrêtent aussi.*Tous les liens qui n’ont pas encore servi s’annulent/,
  );
  expect((await browser.get(`${people}/claire/retrait`)).status).toBe(404);
  await browser.post(`${people}/claire/retrait`, { jeton: await browser.token() });
  expect(await service.storage.findDeskPerson('claire')).toBeDefined();
});
