import { spawnSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { formatEuros } from '#domain/money.ts';
import { rioKey } from '#domain/portability/rio.ts';
import { expect, test } from './fixtures.ts';
import { field, openQuote, orderButton, quoteFor, quoteRegion } from './quote-steps.ts';
import type { RunningService } from './start-service.ts';

/** Seconds of a practised person: for a key, and to think before a field (the keystroke-level model of Card, Moran, Newell). */
const secondsPerKey = 0.28;
const secondsPerField = 1.35;
const numbers = ['0465710001', '0465710002'] as const;
const rioOf = (number: string): string => `F1PEROY4P${rioKey('F1PEROY4P', number)}`;

/** Somebody who uses the keyboard alone; counts what they press and the fields that they type into. */
class Typist {
  keys = 0;
  fields = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 200; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`The Tab key doesn't reach ${target}.`);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
    this.keys += text.length;
    this.fields += 1;
  }

  get seconds(): number {
    return this.keys * secondsPerKey + this.fields * secondsPerField;
  }
}

/** Runs a command of the office on the service's database. */
function office({ databaseFile }: RunningService, ...parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['dist/service/commands/orders.mjs', ...parameters], {
    env: { PATH: process.env.PATH ?? '', DATABASE_FILE: databaseFile },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

test.use({ expectedMessages: /422/ });

test('a shop orders five phones and keeps two numbers by keyboard alone, pays short, then in full', async ({
  page,
  service,
}) => {
  test.setTimeout(90_000);
  const typist = new Typist(page);
  await openQuote(page);
  await typist.type(field(page, 'Postes principaux'), '5');
  await typist.type(field(page, 'Numéros géographiques'), '2');
  await typist.type(field(page, 'Numéros à conserver (portabilité)'), '2');
  await typist.type(field(page, 'Adresse e-mail'), 'rossi@boulangerie.example.com');
  await typist.press('Enter');
  await expect(quoteRegion(page)).toBeVisible();
  await typist.tabTo(field(page, 'J’accepte les conditions générales de vente'));
  await typist.press('Space');
  await typist.tabTo(orderButton(page));
  await typist.press('Enter');

  await expect(page.getByRole('heading', { name: 'Vérifiez, complétez, commandez' })).toBeVisible();
  await typist.type(page.getByLabel('SIRET'), '73282932000074');
  await typist.type(page.getByLabel('Entreprise ou organisme'), 'Boulangerie Rossi');
  await typist.type(page.getByLabel('Votre nom'), 'Anne Rossi');
  await typist.type(page.getByLabel('Téléphone', { exact: true }), '0465710011');
  await typist.type(page.getByLabel(/^Adresse des locaux/), '3 cours Napoléon, 20000 Ajaccio');
  await typist.tabTo(page.getByRole('checkbox', { name: /^J’accepte/ }));
  await typist.press('Space');
  await typist.tabTo(page.getByRole('button', { name: 'Commander avec obligation de paiement' }));
  await typist.press('Enter');
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
  const minutes = typist.seconds / 60;
  test.info().annotations.push({
    type: 'measured',
    description: `${typist.fields} typed fields, ${typist.keys} keys, ${minutes.toFixed(1)} minutes to the confirmation`,
  });
  expect(typist.fields).toBeLessThanOrEqual(22);
  expect(minutes).toBeLessThanOrEqual(6);

  await test.step('two numbers, one RIO mistyped and corrected', async () => {
    for (const [index, number] of numbers.entries()) {
      const form = page.getByRole('form', { name: `Numéro ${index + 1}` });
      await typist.type(form.getByLabel('Numéro à garder'), number);
      const rio = rioOf(number);
      // Two neighbours swapped in the first one.
      await typist.type(form.getByLabel('RIO'), index === 0 ? rio.replace('ER', 'RE') : rio);
      await typist.type(form.getByLabel('Titulaire de la ligne'), 'SARL Boulangerie Rossi');
      await typist.type(form.getByLabel('Opérateur actuel'), 'Orange');
      await typist.press('Enter');
      if (index > 0) continue;
      await expect(form.getByLabel('RIO')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByLabel('Opérateur actuel')).toHaveValue('Orange');
      await typist.tabTo(form.getByLabel('RIO'));
      await typist.press('Control+A');
      await typist.type(form.getByLabel('RIO'), rio);
      await typist.press('Enter');
      await expect(page.getByText('1 numéro sur 2 est complet.')).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Demander le portage' })).toBeVisible();
  });

  await test.step('a payment short by 494,40 €, then the rest, until the service runs', async () => {
    const reference =
      (await page
        .getByText(/^NEO-[0-9A-Z]{8}$/)
        .first()
        .textContent()) ?? '';
    // VAT of 20 % on every line.
    const due = quoteFor({ mainPhones: '5', geographicNumbers: '2', portedNumbers: '2' }).oneTime * 1.2;
    office(service, 'payment', reference, formatEuros(due - 49_440).replaceAll(/[^\d,]/g, ''));
    await page.reload();
    await expect(page.getByText('Il reste 494,40 € à payer.').first()).toBeVisible();
    office(service, 'payment', reference, '494,40');
    office(service, 'ship', reference, 'Colissimo 6A12345678901');
    await page.reload();
    await expect(page.getByText('Votre matériel est en route : Colissimo 6A12345678901.')).toBeVisible();
    office(service, 'in-service', reference);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Votre téléphonie est en service' })).toBeVisible();
    await expect(page.getByText('À venir')).toHaveCount(0);
    await expect(page.getByText('Ne résiliez rien')).toBeVisible();
  });
});
