import { beforeEach, expect, test } from 'vitest';
import { textOf as documentText } from '#documents/read-document.fixture.ts';
import { addressOf, type DeskBrowser, expectPage, textOf } from '#service/desk/desk-browser.fixture.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { startPortingDesk } from '#service/portability/desk/porting-desk.fixture.ts';
import { orderOf, type PortingClient } from '#service/portability/porting-client.fixture.ts';

let client: PortingClient;
let browser: DeskBrowser;
let address: string;
beforeEach(async () => {
  ({ client, browser, address } = await startPortingDesk());
});

test('the documents of an order are at the desk, whatever became of its client’s addresses', async () => {
  const read = async (path: string): Promise<Buffer> => {
    const answer = await browser.get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const kept = await client.service.bytes(`${client.path}/confirmation.pdf`);
  expect(await textOf(browser.get(`${address}/lien`))).toContain('Ce lien remplace tous les précédents');
  expect((await browser.fill(`${address}/lien`)).headers.get('location')).toBe(`${address}#messages`);
  expect((await client.service.get(client.path)).status).toBe(404);
  const listed = async () => {
    const html = await browser.page(address);
    return [...html.matchAll(/href="([^"]*\/documents\/[^"]*)"/g)].map(([, path = '']) => path);
  };
  const namesOf = (paths: readonly string[]) => paths.map((path) => path.split('/').at(-1));
  const paths = await listed();
  expect(namesOf(paths)).toEqual([
    ...['confirmation.pdf', 'recapitulatif.pdf', 'conditions.pdf', 'dossier-de-preuve.pdf', 'mandat.pdf'],
    ...['preparation.pdf', 'etiquettes.pdf'],
  ]);
  for (const path of paths) expect((await read(path)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await read(paths[0] ?? '')).equals(kept)).toBe(true);
  const labels = await documentText(new Uint8Array(await read(paths.at(-1) ?? '')));
  expect(labels).toMatch(
    /Poste 101, site 1 .* Box Neolis Site 1 .* Boîtier réseau 16 ports Site 1 .*, site 3 .* Box Neolis Site 3 /,
  );
  for (const path of ['toString', 'confirmation-corrigee.pdf', 'prelevement.pdf'])
    expect((await browser.get(`${address}/documents/${path}`)).status, path).toBe(404);
  // Nobody prepares a cancelled order.
  await browser.fill(`${address}/annulation`, { note: 'le client a renoncé' });
  expect(namesOf(await listed())).toEqual(['dossier-de-preuve.pdf', 'mandat.pdf']);
  for (const path of ['preparation.pdf', 'etiquettes.pdf'])
    expect((await browser.get(`${address}/documents/${path}`)).status, path).toBe(404);
});

test('an order without phones has no labels', async () => {
  await client.confirm(orderWith({ T46U: 0, T33G: 0, W57P: 0, poe8: 0, poe16: 0, virtualUser: 3 }, 9));
  const virtual = addressOf(await client.stored());
  const page = await browser.page(virtual);
  expect([page.includes('preparation.pdf'), page.includes('etiquettes.pdf')]).toEqual([true, false]);
  expect((await browser.get(`${virtual}/documents/etiquettes.pdf`)).status).toBe(404);
});

test('without mail no link is closed', async () => {
  const silent = await startPortingDesk({ SMTP_URL: '' });
  const path = `${silent.address}/lien`;
  await expectPage(silent.browser.fill(path), 422, 'n’envoie pas d’e-mails');
  expect((await silent.client.service.get(silent.client.path)).status).toBe(200);
  const draft = await silent.client.service.place(orderOf(1, 9));
  const order = await silent.client.service.orderAt(draft);
  await silent.browser.fill(`${addressOf(order)}/correction`, { name: 'Claire Rossi', note: 'au téléphone' });
  expect(await silent.client.service.orderAt(draft)).toMatchObject({ name: 'Claire Rossi' });
});
