import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { ensureFirefox } from '#tests/setup/browser.mjs';
import { type RunningService, startService } from '#tests/shared/released-service.ts';
import { beginVisit, type Visit } from './visit.ts';

const downloads = temporaryFolder();
let service: RunningService;
let firefox: Browser;
let visit: Visit;

beforeAll(async () => {
  // Over WebDriver BiDi.
  const launched = puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv',
      'intl.accept_languages': 'fr-FR',
      'pdfjs.disabled': true,
    },
  });
  [service, firefox] = await Promise.all([startService(), launched]);
});

afterAll(async () => {
  await firefox?.close();
  await service?.stop();
});

beforeEach(async () => {
  visit = await beginVisit(firefox, service.address);
});

afterEach(async () => {
  await visit.end();
  expect(visit.noise).toEqual([]);
});

/** Requests the price of five main phones on one site. */
async function askPrice(): Promise<void> {
  await visit.open('/#/quote');
  await visit.fill('textbox', 'Postes principaux', '5');
  await visit.fill('textbox', 'Adresse e-mail', 'claire@mairie.example.com');
  await visit.press('button', 'Voir les tarifs');
  await visit.find('region', 'Votre devis');
}

test('takes a visitor from the home page to a confirmed order', async () => {
  await visit.open('/');
  await visit.press('button', 'Cookies essentiels uniquement');
  await visit.press('link', 'Solution');
  await visit.find('heading', 'La téléphonie professionnelle simplifiée');
  await askPrice();
  await visit.press('checkbox', 'J’accepte les conditions générales de vente');
  await visit.press('button', 'Commander');

  await visit.fill('textbox', 'Entreprise ou organisme', 'Mairie d’Alata');
  await visit.fill('textbox', 'SIRET', '732 829 320 00074');
  await visit.fill('textbox', 'Votre nom', 'Claire Ottavi');
  await visit.fill('textbox', 'Téléphone', '04 65 71 00 01');
  await visit.fill('textbox', 'Numéro et rue, ou lieu-dit', 'Place de l’Église, 20167 Alata');
  await visit.press('checkbox', 'J’accepte les conditions générales de vente');
  await visit.press('button', 'Commander avec obligation de paiement');
  await visit.find('heading', 'Merci, votre commande est confirmée');
});

test('replaces a count by typing after a click or a refusal', async () => {
  await visit.open('/#/quote');
  const countIn = (name: string) =>
    visit.page.evaluate((field) => document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value, name);
  await visit.page.click('[name=geographicNumbers]');
  await visit.page.keyboard.press('3');
  expect(await countIn('geographicNumbers')).toBe('3');
  await visit.press('button', 'Voir les tarifs');
  await visit.page.waitForSelector('[name=mainPhones]:focus');
  await visit.page.keyboard.press('5');
  expect(await countIn('mainPhones')).toBe('5');
});

test('downloads the quote as a PDF', async () => {
  await askPrice();
  // By keyboard: the panel may still be scrolling under the pointer.
  await (await visit.find('button', 'Télécharger le devis')).press('Enter');
  await visit.fill('textbox', 'Entreprise ou collectivité', 'Mairie d’Alata');
  await visit.fill('textbox', 'Votre nom', 'Claire Ottavi');
  await visit.press('button', 'Télécharger le devis (PDF)');
  const readDownload = (): string => {
    const file = readdirSync(downloads).find((name) => name.endsWith('.pdf'));
    return file === undefined ? '' : readFileSync(join(downloads, file), 'latin1').slice(0, 5);
  };
  await expect.poll(readDownload, { timeout: 20_000 }).toBe('%PDF-');
});

test('plays a demonstration with its captions', async () => {
  await visit.open('/demo/');
  await visit.press('button', 'Transferts');
  await visit.press('button', 'Lancer la démonstration');
  await expect.poll(() => visit.page.evaluate(() => document.querySelector('video')?.duration)).toBeCloseTo(25, 0);
  await expect
    .poll(() => visit.page.evaluate(() => document.querySelector('video')?.textTracks[0]?.cues?.length))
    .toBeGreaterThan(3);
});

test('reopens a dialog at its top', async () => {
  await visit.page.setViewport({ width: 390, height: 700 });
  await visit.open('/#/solution');
  const scrollTop = () => visit.page.evaluate(() => document.querySelector('dialog')?.lastElementChild?.scrollTop);
  await visit.press('button', 'Installation express');
  await visit.find('dialog', 'Installation express');
  await visit.page.evaluate(() => document.querySelector('dialog')?.lastElementChild?.scrollTo(0, 200));
  expect(await scrollTop()).toBe(200);
  await visit.press('button', 'Fermer');
  await expect.poll(() => visit.has('dialog', 'Installation express')).toBe(false);
  await visit.press('button', 'Installation express');
  await visit.find('dialog', 'Installation express');
  expect(await scrollTop()).toBe(0);
});
