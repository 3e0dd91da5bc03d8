import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, formatDay, parisDay } from '#domain/calendar.ts';
import { expect, scrollsSideways, test } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/shared/released-service.ts';
import { type ClientOrder, markMailsSent, openDesk, placeOrder } from './desk-steps.ts';

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

const follow = (page: Page, name: string): Promise<void> => page.getByRole('link', { name }).first().click();

/** Follows the link of an action, fills its fields, and presses its button. */
async function act(page: Page, name: string, typed: Readonly<Record<string, string>> = {}): Promise<void> {
  await follow(page, name);
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name }).click();
}

type Task = (page: Page, order: ClientOrder, service: RunningService) => Promise<void>;

const today = (): string => parisDay(new Date());
const due = 'Paiement ou bon de commande';

/** A day of the provider, from the home of the desk, as `content/README.md` describes it. */
const tasks: Readonly<Record<string, Task>> = {
  'write down a transfer that is short': async (page, { company }) => {
    await follow(page, `${due} : ${company}`);
    await act(page, 'Enregistrer un paiement', { 'Montant, TTC': '100' });
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Le message au client' })).toContainText(
      'Reçu en tout : 100,00 € sur',
    );
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('à régulariser, reçu : 100,00 € sur')).toBeVisible();
  },
  'send a mail again': async (page, { company }, service) => {
    await markMailsSent(service);
    await follow(page, `${due} : ${company}`);
    await page.getByRole('button', { name: /^Renvoyer «.*votre commande/ }).click();
    await expect(page.getByRole('status')).toContainText('C’est fait');
    await expect(page.getByRole('status')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Journal' })).toContainText('Message renvoyé');
  },
  'book what a bank’s statement proposes': async (page, { company }) => {
    await follow(page, `${due} : ${company}`);
    const [reference] = /[^/]+$/.exec(page.url()) ?? [];
    await follow(page, 'Enregistrer un paiement');
    const sum = await page.getByLabel('Montant, TTC').inputValue();
    const yesterday = addDays(today(), -1).split('-').reverse().join('/');
    const buffer = Buffer.from(`Date;Nature;Crédit\r\n${yesterday};VIR ${reference};${sum}\r\n`);
    await follow(page, 'Commandes');
    await follow(page, 'Déposer un relevé de banque');
    await page
      .getByLabel('Relevé', { exact: true })
      .setInputFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Lire le relevé' }).click();
    await page.getByLabel('Somme reçue').selectOption({ label: `Crédit : ${sum}` });
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await page.getByRole('button', { name: 'Lire le relevé' }).click();
    await page.getByRole('button', { name: 'Enregistrer ce paiement' }).click();
    await expect(page.getByRole('status')).toHaveText('Un paiement est enregistré.');
  },
  'read the report of a month': async (page) => {
    await follow(page, 'Rapport');
    await page.getByRole('button', { name: 'Le mois dernier' }).click();
    const lastDay = addDays(`${today().slice(0, 7)}-01`, -1);
    await expect(page.getByLabel('Dernier jour')).toHaveValue(lastDay);
    await page.getByText('Les mêmes chiffres en tableau').click();
    const table = page.getByRole('region', { name: 'Tableau jour par jour' });
    await expect(table).toContainText(formatDay(lastDay));
  },
  'write down a transfer, send three parcels, give the accountant the orders that were paid this month': async (
    page,
    order,
  ) => {
    await follow(page, `${due} : ${order.company}`);
    await act(page, 'Enregistrer un paiement');
    await expect(page.getByText('à préparer', { exact: true })).toBeVisible();
    const parcels = 'Colissimo 6A1, Colissimo 6A2, Colissimo 6A3';
    await act(page, 'Marquer comme expédiée', { 'Transporteur et numéro de suivi': parcels });
    await expect(page.getByRole('region', { name: 'Journal' })).toContainText(`Commande expédiée (${parcels})`);
    await follow(page, 'Commandes');
    await page.getByLabel('État').selectOption('payée en entier');
    await page.getByRole('button', { name: 'Ce mois' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), follow(page, 'Télécharger la liste')]);
    expect(download.suggestedFilename()).toBe(`commandes-${today().slice(0, 7)}-01-${today()}.csv`);
    expect(await readFile(await download.path(), 'utf8')).toContain(order.company);
  },
};

test.use({ javaScriptEnabled: false, viewport: phone });

for (const [name, work] of Object.entries(tasks)) {
  test(`${name}, on a phone, without scripts`, async ({ page, service }) => {
    const order = await placeOrder(page, service);
    await openDesk(page, service);
    await work(page, order, service);
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize(desktop);
    expect(await scrollsSideways(page)).toBe(false);
  });
}
