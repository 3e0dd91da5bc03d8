import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { homePage } from '#content/schemas/page-texts.ts';
import { ensureBrowser } from '#tests/setup/browser.mjs';
import { fieldsOf } from './cms-fields.ts';
import { readForEditor, writeFromEditor } from './edited-files.ts';
import { createEditorServer } from './editor-server.ts';
import { installCms } from './install-cms.ts';

const root = mkdtempSync(join(tmpdir(), 'neolis-editor-'));
const server = createEditorServer(root, installCms());
const elsewhere: string[] = [];
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('site/public', join(root, 'site/public'), { recursive: true });
  symlinkSync(resolve('site/pages'), join(root, 'site/pages'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  page = await browser.newPage({ locale: 'fr-FR' });
  page.on('dialog', (dialog) => dialog.accept());
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`) && !/^(?:blob|data):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Se connecter' }).click();
});

afterAll(async () => {
  await browser?.close();
  server.close();
  rmSync(root, { recursive: true });
});

const ask = async (action: string, params: object) => {
  const answer = await fetch(`${address}/files`, { method: 'POST', body: JSON.stringify({ action, params }) });
  return { status: answer.status, body: await answer.json() };
};

const save = async () => {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer maintenant' }).click();
};

test('a changed text is one changed line of its file', async () => {
  const source = readFileSync('content/pages/home.yaml', 'utf8');
  await page.getByText('La page d’accueil').click();
  await page.getByLabel('Titre', { exact: true }).first().fill('Un téléphone qui sonne');
  await save();
  await page.getByText('Entrée enregistrée').first().waitFor();
  const written = readFileSync(join(root, 'content/pages/home.yaml'), 'utf8');
  expect(written).toBe(source.replace('title: Téléphonie VoIP prête à l’emploi', 'title: Un téléphone qui sonne'));
});

test('a wrong IBAN is refused in French and not written', async () => {
  await page.goto(`${address}/#/collections/texts`);
  await page.getByText('Les données de l’entreprise').click();
  await page.getByLabel('IBAN', { exact: true }).fill('FR76 3000 6000 0112 3456 7890 188');
  for (const name of ['Forme juridique', 'Le BIC de ce compte', 'L’adresse du support']) {
    await page.getByLabel(name).fill('<b>');
  }
  await save();
  const refusal = page.getByRole('status').getByText('bank.iban');
  await refusal.waitFor();
  expect(await refusal.textContent()).toMatch(
    /^Pas enregistré\u00a0: content\/company\.yaml:\d+\u00a0: bank\.iban\u00a0: .*relevé/,
  );
  expect(readFileSync(join(root, 'content/company.yaml'), 'utf8')).toBe(readFileSync('content/company.yaml', 'utf8'));
  // The last field isn't below the refusals.
  await page.getByLabel('Jour des conditions de vente').click({ timeout: 3000 });
});

test('a picture is put beside the others, a rate is a line of the table, an article is deleted', async () => {
  await page.goto(`${address}/#/collections/rates`);
  await page.getByText('Le prix des appels').click();
  const table = page.getByRole('textbox', { name: 'Tableau' });
  const line = 'world;Atlantide;FIX;0.5;provisional;\n';
  await table.fill(`${await table.inputValue()}${line}`);
  await save();
  await page.getByText('Entrée enregistrée').first().waitFor();
  const rates = readFileSync('content/call-rates.csv', 'utf8');
  expect(readFileSync(join(root, 'content/call-rates.csv'), 'utf8')).toBe(`${rates}${line}`);
  await page.goto(`${address}/#/collections/articles`);
  await page.getByRole('button', { name: 'Images et vidéos' }).click();
  const picture = readFileSync('site/public/icons/icon-192.png');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'comptoir.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('comptoir.png').waitFor();
  expect(readFileSync(join(root, 'site/public/comptoir.png')).equals(picture)).toBe(true);
  // Before Decap CMS stores a file again, it deletes the one of that name.
  expect((await ask('deleteFiles', { paths: ['site/public/comptoir.png'] })).status).toBe(200);
  expect(existsSync(join(root, 'site/public/comptoir.png'))).toBe(false);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: /Téléphonie d’entreprise/ }).click();
  await page.getByRole('button', { name: "Supprimer l'entrée" }).click();
  await expect.poll(() => existsSync(join(root, 'content/articles/tendances-telephonie-2025.md'))).toBe(false);
});

test('the editor asks nobody but this machine, which answers nobody else', async () => {
  expect(elsewhere).toEqual([]);
  expect((await fetch(address, { headers: { origin: 'https://example.org' } })).status).toBe(403);
  const expectRefusal = async (action: string, params: object, error = ''): Promise<void> =>
    expect(await ask(action, params)).toEqual({ status: 422, body: { error: expect.stringContaining(error) } });
  for (const path of ['content/../package.json', 'content/catalogues/../../package.json', 'company.yaml'])
    await expectRefusal('persistEntry', { dataFiles: [{ path, raw: '{}' }] }, 'ne s’édite pas ici');
  await expectRefusal('getEntry', { path: 'content/../package.json' });
  await expectRefusal('persistMedia', { asset: { path: 'site/public/../kit.png', content: '' } }, 'une image .jpg');
  for (const path of ['content/legal/cgv.md', 'site/public/../kit.png', 'site/public/favicon.svg'])
    await expectRefusal('deleteFiles', { paths: [path] }, 'dans les fichiers');
  await expectRefusal('addNote', {}, 'dans les fichiers');
  await expectRefusal('entriesByFolder', { folder: '../..', extension: '' });
});

test('an address that is none, and a frame of another site, are refused', async () => {
  expect((await fetch(`${address}//`)).status).toBe(404);
  expect((await fetch(address)).headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test('what was changed by hand since it was shown is not overwritten, and a refusal is not shown after that', async () => {
  const path = 'content/quote-callout.yaml';
  const raw = JSON.stringify({ ...JSON.parse((await ask('getEntry', { path })).body.data), title: 'Un titre' });
  const persist = async () => (await ask('persistEntry', { dataFiles: [{ path, raw }] })).status;
  const refused = async () => (await (await fetch(`${address}/mistakes.json`)).json()).refused;
  const byHand = readFileSync(join(root, path), 'utf8').replace(/^quoteLabel: .*/m, 'quoteLabel: Mon prix');
  writeFileSync(join(root, path), byHand);
  expect(await persist()).toBe(422);
  expect(readFileSync(join(root, path), 'utf8')).toBe(byHand);
  expect(await refused()).toEqual([expect.stringMatching(/^content\/quote-callout\.yaml.* a changé/)]);
  await fetch(address);
  expect(await refused()).toEqual([]);
  expect(await persist()).toBe(422);
  await ask('getEntry', { path });
  expect(await refused()).toEqual([]);
  expect([await persist(), await persist()]).toEqual([200, 200]);
});

test('a picture that the home page has may be withdrawn', () => {
  const source = readFileSync('content/pages/home.yaml', 'utf8');
  const given = source.replace(/ kit: .*/, ' kit: { image: /a.png, alt: Un, caption: Deux }');
  const pictures = fieldsOf(homePage.schema, given).find(({ name }) => name === 'homePictures')?.fields ?? [];
  const optional = pictures.flatMap((field) => [field, ...(field.fields ?? [])]);
  expect(optional.map(({ required }) => required)).toEqual(Array(12).fill(false));
});

test('a correction is saved although it uncovers the mistake of another file; a new mistake is not', () => {
  const [faq, presets] = [join(root, 'content/faq.yaml'), join(root, 'content/quote-presets.yaml')];
  const correct = readFileSync(faq, 'utf8');
  const priced = readFileSync(presets, 'utf8');
  writeFileSync(faq, correct.replace(/question: .*/, 'question: ""'));
  // The form has fewer sites; that is looked at once each text is correct by itself.
  writeFileSync(presets, priced.replace(/siteCount: \d+/, 'siteCount: 90'));
  expect(writeFromEditor(root, 'content/faq.yaml', correct.replace(/id: .*/, 'id: Un nom'))).toHaveLength(1);
  expect(writeFromEditor(root, 'content/faq.yaml', correct)).toEqual([]);
  expect(parse(readFileSync(faq, 'utf8'))).toEqual(parse(correct));
  writeFileSync(presets, priced);
});

test('files from Windows are shown and saved as the build reads them', () => {
  const notepad = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const windows = (text: string) => Buffer.from(text.replaceAll('’', '\x92').replaceAll('\n', '\r\n'), 'latin1');
  for (const [file, write] of [
    ['content/articles/securite-voip-2024.md', notepad],
    ['content/call-rates.csv', windows],
    ['content/pages/about.yaml', windows],
  ] as const) {
    const path = join(root, file);
    // Windows-1252 has no narrow space.
    const source = readFileSync(file, 'utf8').replaceAll('\u202f', '\u00a0');
    writeFileSync(path, source);
    const shown = readForEditor(root, file);
    writeFileSync(path, write(source));
    expect(readForEditor(root, file)).toBe(shown);
    expect(writeFromEditor(root, file, shown)).toEqual([]);
    expect(readFileSync(path, 'utf8')).toBe(source);
  }
});
