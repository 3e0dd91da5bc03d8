import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { addDays, formatDay, parisDay } from '#domain/calendar.ts';
import { expect, scrollsSideways, test } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/shared/released-service.ts';
import {
  acceptMandate,
  type ClientOrder,
  desk,
  markMailsSent,
  openDesk,
  placeOrder,
  placeOrderWithNumber,
} from './desk-steps.ts';

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

/** A hand at the desk. */
class Hand {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async follow(name: string): Promise<void> {
    await this.page.getByRole('link', { name }).first().click();
  }

  /** Follows the link of an action, fills its field, and presses its button. */
  async act(name: string, typed: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.follow(name);
    for (const [label, text] of Object.entries(typed)) await this.fill(label, text);
    await this.page.getByRole('button', { name }).click();
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label).fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByLabel(label).selectOption(option);
  }
}

interface Task {
  readonly place?: (page: Page, service: RunningService) => Promise<ClientOrder>;
  readonly work: (hand: Hand, order: ClientOrder, service: RunningService) => Promise<void>;
}

const today = (): string => parisDay(new Date());
const due = 'Paiement à recevoir';

/** A day of the provider, from the home of the desk, as `content/README.md` describes it. */
const tasks: Readonly<Record<string, Task>> = {
  'write down a transfer that is short': {
    work: async (hand, { company }) => {
      await hand.follow(`${due} : ${company}`);
      await hand.act('Enregistrer un paiement', { 'Montant, TTC': '100' });
      await expect(hand.page.getByRole('alert')).toBeFocused();
      await expect(hand.page.getByRole('alert')).toBeInViewport();
      await expect(hand.page.getByRole('region', { name: 'Le message au client' })).toContainText(
        'Reçu en tout : 100,00 € sur',
      );
      await hand.page.getByRole('button', { name: 'Confirmer' }).click();
      await expect(hand.page.getByText('à régulariser, reçu : 100,00 € sur')).toBeVisible();
    },
  },
  'correct a refused number': {
    place: placeOrderWithNumber,
    work: async (hand, order, service) => {
      await hand.follow(`Numéros à transférer : ${order.company}`);
      await hand.act('Marquer comme demandé');
      await hand.page.goto(desk);
      const line = hand.page.getByRole('listitem').filter({ hasText: order.company });
      await hand.follow('Numéros');
      await line.getByRole('link', { name: 'Noter un refus' }).click();
      await hand.choose('Raison donnée par l’opérateur', 'autre titulaire');
      await hand.page.getByRole('button', { name: 'Noter un refus' }).click();
      await expect(hand.page.getByText('refusé, à corriger (autre titulaire)')).toBeVisible();
      await hand.fill('Opérateur actuel', 'SFR');
      await hand.page.getByRole('button', { name: 'Corriger avec le client' }).click();
      await expect(hand.page.getByText('complet, mandat à accepter par le client')).toBeVisible();
      await acceptMandate(hand.page, service, order);
      await hand.follow('Numéros');
      await line.getByRole('link', { name: 'Marquer comme demandé' }).click();
      await expect(hand.page.getByRole('term').filter({ hasText: 'RIO' })).toBeVisible();
      await hand.page.getByRole('button', { name: 'Marquer comme demandé' }).click();
      await expect(hand.page.getByText('demandé à l’opérateur le')).toBeVisible();
    },
  },
  'send a mail again': {
    work: async (hand, { company }, service) => {
      await markMailsSent(service);
      await hand.follow(`${due} : ${company}`);
      await hand.page.getByRole('button', { name: /^Renvoyer «.*votre commande/ }).click();
      await expect(hand.page.getByRole('status')).toContainText('C’est fait');
      await expect(hand.page.getByRole('status')).toBeInViewport();
      await expect(hand.page.getByRole('region', { name: 'Journal' })).toContainText('Message renvoyé');
    },
  },
  'find the order of somebody who calls': {
    work: async (hand, { company }) => {
      await hand.follow('Commandes');
      await hand.fill('Référence, entreprise', '+33 4 95 26 20 09');
      await hand.page.getByRole('button', { name: 'Chercher' }).click();
      await hand.follow(company);
      await expect(hand.page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    },
  },
  'cancel with a reason': {
    work: async (hand, { company }) => {
      await hand.follow(`${due} : ${company}`);
      await hand.act('Annuler la commande', { Raison: 'à sa demande' });
      await expect(hand.page.getByRole('region', { name: 'Journal' })).toContainText('Commande annulée (à sa demande)');
    },
  },
  'read the report of a month': {
    work: async (hand) => {
      await hand.follow('Rapport');
      await hand.page.getByRole('button', { name: 'Le mois dernier' }).click();
      const lastDay = addDays(`${today().slice(0, 7)}-01`, -1);
      await expect(hand.page.getByLabel('Dernier jour')).toHaveValue(lastDay);
      await hand.page.getByText('Les mêmes chiffres en tableau').click();
      const table = hand.page.getByRole('region', { name: 'Tableau jour par jour' });
      await expect(table).toContainText(formatDay(lastDay));
    },
  },
  'write down a transfer, send three parcels, give the accountant the orders that were paid this month': {
    work: async (hand, order) => {
      await hand.follow(`${due} : ${order.company}`);
      await hand.act('Enregistrer un paiement');
      await expect(hand.page.getByText('à préparer', { exact: true })).toBeVisible();
      const parcels = 'Colissimo 6A1, Colissimo 6A2, Colissimo 6A3';
      await hand.act('Marquer comme expédiée', { 'Transporteur et numéro de suivi': parcels });
      await expect(hand.page.getByRole('region', { name: 'Journal' })).toContainText(`Commande expédiée (${parcels})`);
      await hand.follow('Commandes');
      await hand.choose('État', 'payée en entier');
      await hand.page.getByRole('button', { name: 'Ce mois' }).click();
      const [download] = await Promise.all([hand.page.waitForEvent('download'), hand.follow('Télécharger la liste')]);
      expect(download.suggestedFilename()).toBe(`commandes-${today().slice(0, 7)}-01-${today()}.csv`);
      const file = await readFile(await download.path(), 'utf8');
      const rows: Record<string, string>[] = parse(file, { delimiter: ';', bom: true, columns: true });
      expect(rows.filter((row) => row['Payée le'] === '')).toEqual([]);
      const [row = {}] = rows.filter(({ Entreprise }) => Entreprise === order.company);
      expect(row.État).toBe('expédiée');
      expect(row['TVA 20\u00a0% à la commande']).toMatch(/^\d+,\d\d$/);
    },
  },
};

test.use({ javaScriptEnabled: false, viewport: phone });

for (const [name, { place = placeOrder, work }] of Object.entries(tasks)) {
  test(`${name}, on a phone, without scripts`, async ({ page, service }) => {
    const order = await place(page, service);
    await openDesk(page, service);
    const hand = new Hand(page);
    await work(hand, order, service);
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize(desktop);
    expect(await scrollsSideways(page)).toBe(false);
  });
}
