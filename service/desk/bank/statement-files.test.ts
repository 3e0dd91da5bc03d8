import { expect, test } from 'vitest';
import { expectPage, expectRefused, textOf } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach } from '#service/desk/opened-desk.fixture.ts';
import { columns, csv, drop, path } from './statement.fixture.ts';

openDeskBeforeEach();

test('remembers the columns of each bank', async () => {
  const line = 'VIR SANS COMMANDE';
  const other = new File([`Jour;Nature;Somme\n19/11/2026;${line};12,00\n`], 'autre.csv');
  await drop(csv(`19/11/2026;${line};12,00`), columns);
  await drop(other, { jour: 'Jour', somme: 'Somme', libelle: 'Nature' });
  for (const file of [csv(`19/11/2026;${line};12,00`), other])
    expect(await textOf(drop(file))).toContain('Aucune commande reconnue');
});

test('reads a statement that received nothing, and says which has more lines than it takes', async () => {
  const debits = new File(['Date;Libellé;Débit;Crédit\n19/11/2026;CB;12,00;\n18/11/2026;PRLV;30,00;\n'], 'releve.csv');
  const nothing = '2 lignes lues, 2 débits laissés de côté. Rien à enregistrer';
  await expectPage(drop(debits, columns), 200, nothing);
  await expectPage(drop(debits), 200, nothing);
  await expectPage(drop(new File(['<OFX></OFX>'], 'releve.ofx')), 200, '0 ligne lue. Rien à enregistrer');
  const long = csv(...Array.from({ length: 10_001 }, () => '19/11/2026;VIR;1,00'));
  await expectPage(drop(long, columns), 422, 'Ce fichier a plus de 10 000 lignes');
});

test('asks again for a label that nobody ticked, and keeps the other columns that were chosen', async () => {
  const file = new File(['Jour;Date;Nature;Libellé;Crédit\n19/11/2026;18/11/2026;VIR;REÇU;12,00\n'], 'releve.csv');
  await drop(file, { jour: 'Jour', somme: 'Crédit', libelle: 'Nature' });
  const unread = await drop(file, { jour: 'Nature', somme: 'Crédit', libelle: 'Libellé' });
  await expectPage(unread, 200, '1 ligne n’a pas pu être lue : sans jour, ou sans somme.');
  await expectPage(drop(file), 200, '12,00 €, le 19 novembre 2026 VIR');
  const asked = await drop(file, { jour: 'Date', somme: 'Crédit' });
  await expectPage(asked.clone(), 422, 'Cochez au moins une colonne du libellé');
  const html = await asked.text();
  expect(html).toMatch(/name="jour".*<option value="Date" selected="">/);
  expect(html).not.toContain('checked=""');
});

test('refuses what is no statement', async () => {
  for (const content of ['', '%PDF-1.7', 'a;b;c'])
    expect((await drop(new File([content], 'releve.csv'))).status).toBe(422);
  await expectRefused(drop(new File([], '')), 'Choisissez d’abord le fichier');
  const medium = new File([`Date;Libellé;Crédit\n${'x'.repeat(512_000)}`], 'releve.csv');
  await expectRefused(drop(medium), 'Ce fichier dépasse 512\u00a0ko');
  await expectPage(drop(new File(['x'.repeat(1024 * 1024)], 'releve.csv')), 413, 'Ce fichier est trop grand');
  expect((await browser.post(path, {}, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('shows hostile labels and titles as text', async () => {
  const hostile = '"><script>alert(1)</script>=HYPERLINK("x")';
  const quoted = `"${hostile.replaceAll('"', '""')}"`;
  const file = new File([`Date;${quoted};Crédit\n19/11/2026;${quoted};12,00\n`], 'releve.csv');
  const pages = [drop(file), drop(file, { ...columns, libelle: hostile })];
  for (const html of await Promise.all(pages.map(async (page) => await (await page).text()))) {
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<script(?! type="" src="">)|<img/i);
  }
});
