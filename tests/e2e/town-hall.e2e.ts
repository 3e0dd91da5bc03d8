import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPayment } from './payment-steps.ts';

const sites = [
  '1 place de la Mairie, 20000 Ajaccio',
  '2 rue de l’École, 20000 Ajaccio',
  '3 quai du Port, 20000 Ajaccio',
];

const emergency = [
  'Entrée des services, 1 place de la Mairie, 20000 Ajaccio',
  'Aile B, 2e étage, 2 rue de l’École, 20000 Ajaccio',
  'Portail nord, 3 quai du Port, 20000 Ajaccio',
];

/** Types into the control that has the focus, then goes to the next one. */
async function typeNext(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a town hall orders for three sites with three emergency addresses by keyboard alone, and its purchase order comes later', async ({
      page,
      service,
    }) => {
      await openPayment(page, service, 3, { portability: 0 });
      await page.getByLabel('SIRET').focus();
      await typeNext(page, '21200600100003');
      await typeNext(page, 'Mairie d’Ajaccio');
      await typeNext(page, 'Claire Ottavi');
      await typeNext(page, '0465710011');
      if (javaScriptEnabled) {
        await expect(page.getByRole('radio', { name: 'un organisme public' })).toBeChecked();
        // Past what the SIRET opened: for whom they order, and the purchase order, which comes later.
        for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
      } else await page.keyboard.press('Tab');
      await typeNext(page, sites[0] ?? '');
      for (const site of sites.slice(1)) {
        // Past « même adresse que le site 1 ».
        await page.keyboard.press('Tab');
        await typeNext(page, site);
      }
      // « Mêmes adresses pour les secours » loses its tick.
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      for (const address of emergency) await typeNext(page, address);
      await page.getByRole('checkbox', { name: /^J’accepte/ }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
      for (const address of [...sites, ...emergency])
        await expect(page.getByText(address, { exact: true })).toBeVisible();
      await expect(page.getByText('IBAN')).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: 'À vous' })).toContainText('Bon de commande');

      await page.getByLabel('Code service Chorus Pro').focus();
      await typeNext(page, '210');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Numéro d’engagement')).toHaveAccessibleDescription(
        /Indiquez le numéro d’engagement/,
      );
      await expect(page.getByLabel('Code service Chorus Pro')).toHaveValue('210');
      await page.getByLabel('Numéro d’engagement').focus();
      await page.keyboard.type('EJ 2026-0042');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Merci, nous préparons votre commande' })).toBeVisible();
      await expect(page.getByText('EJ 2026-0042, code service 210')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'En cours' })).toContainText('Préparation');
    });
  });
}

test.use({ expectedMessages: /422/ });
