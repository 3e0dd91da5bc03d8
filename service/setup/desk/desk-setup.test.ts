import { expect, test } from 'vitest';
import { addPerson, addressOf, DeskBrowser, textOf } from '#service/desk/desk-browser.fixture.ts';
import { SetupClient } from '#service/setup/setup-client.fixture.ts';

test('the desk reads what was said in words, and what is proposed for the rest', async () => {
  const setup = await SetupClient.start();
  const { service } = setup.client;
  await addPerson(service.storage, 'claire');
  const browser = new DeskBrowser(service);
  await browser.signIn('claire');
  const desk = async (): Promise<string> =>
    (await textOf(browser.get(addressOf(await setup.client.stored())))).replaceAll(/\s/g, ' ');
  expect(await desk()).toContain('Le client n’a encore rien dit : voici ce que nous prenons.');
  await setup.save('postes', { 'name-1': 'Accueil', 'extension-2': '200' });
  await setup.save('numeros', {
    ...{ 'area-new-1': '0495', 'ring-new-1': 'turn', 'phones-new-1': '200, 101', 'next-new-1': 'outside' },
    'target-new-1': '06 39 98 00 01',
  });
  await setup.save('horaires', { 'samedi-week': '9h-12h' });
  await setup.save('dates', { 'week-order': '2026-12-10' });
  const text = await desk();
  for (const words of [
    'Enregistrée le 20 novembre 2026',
    'Poste principal 1 Yealink T46U Accueil 101 Site 1, 1 cours Napoléon, 20000 Ajaccio Numéro à conserver 1',
    'En 04 95. Sonne à tour de rôle sur 200, 101 Accueil ; sans réponse après 20 s, va au 06 39 98 00 01.',
    'Lundi à vendredi 9 h - 18 h, samedi 9 h - 12 h, fermé dimanche, fermé les jours fériés',
    'Livraison : la semaine du 7 décembre 2026. Transfert : dès que possible.',
  ])
    expect(text).toContain(words);
});
