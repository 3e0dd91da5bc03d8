import type { Page } from '@playwright/test';
import { addressAnswer, companyAnswer, json, startDirectory } from '#service/orders/look-up/directories.fixture.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { test as base, expect } from '#tests/e2e/fixtures.ts';
import { startService } from '#tests/shared/released-service.ts';
import { confirm, control, orderButton, postOrder, siret } from './payment-steps.ts';

const found = companyAnswer();
const near = addressAnswer(['3 Cours Napoléon', '3 Rue Napoléon']);

/** The released program beside directories of companies and of addresses. */
const test = base.extend<object, object>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const directories = [await startDirectory(json(found)), await startDirectory(json(near))] as const;
      const [companies, addresses] = directories;
      const environment = { COMPANY_LOOKUP_URL: companies.url, ADDRESS_LOOKUP_URL: addresses.url };
      const service = await startService({ environment });
      await use(service);
      await service.stop();
      for (const directory of directories) directory.close();
    },
    { scope: 'worker' },
  ],
});

async function type(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).click();
  await page.keyboard.type(text);
}

test('a firm that is found types neither its name nor its address; the checked address is ordered for', async ({
  page,
  service,
}) => {
  const path = await postOrder(page, service, orderWith({ sites: 1, virtualUser: 0 }, 1));
  await page.goto(path);
  await type(page, 'siret', siret);
  await type(page, 'name', 'Anne Rossi');
  await page.getByRole('button', { name: 'Retrouver mon entreprise' }).click();
  await expect(page.getByText(/^Dans l’annuaire\s: BOULANGERIE PATISSERIE ROSSI/)).toBeFocused();
  // What was filled in stays in the tab.
  await page.goto(path);
  await expect(control(page, 'company')).toHaveValue('BOULANGERIE PATISSERIE ROSSI');
  await expect(control(page, 'name')).toHaveValue('Anne Rossi');
  await expect(control(page, 'site1Town')).toHaveValue('AJACCIO');
  await expect(control(page, 'site1')).toHaveValue('3 COURS NAPOLEON');
  await type(page, 'phone', '0465710011');

  await page.getByRole('button', { name: 'Vérifier l’adresse' }).click();
  await expect(page.getByText('La base des adresses connaît cette adresse.')).toBeFocused();
  await control(page, 'site1').fill('3 cour Napoléon');
  await page.getByRole('button', { name: 'Vérifier l’adresse' }).click();
  const chosen = page.getByRole('radio', { name: '3 Rue Napoléon, 20000 Ajaccio' });
  const own = page.getByRole('radio', { name: 'Garder celle que j’ai saisie' });
  await chosen.check();
  await expect(control(page, 'site1')).toHaveValue('3 Rue Napoléon');
  await expect(control(page, 'site1Town')).toHaveValue('Ajaccio');
  await type(page, 'site1Complement', 'Bâtiment B');
  await control(page, 'phone').click();
  await expect(chosen).toBeChecked();
  await control(page, 'site1Complement').fill('');
  await own.check();
  await expect(control(page, 'site1')).toHaveValue('3 cour Napoléon');
  await expect(control(page, 'site1Town')).toHaveValue('AJACCIO');
  // The page keeps what is typed after a choice, too.
  await chosen.check();
  await control(page, 'site1').fill('4 cour Napoléon');
  await control(page, 'phone').click();
  await expect(own).toBeChecked();
  await chosen.check();
  await own.check();
  await expect(control(page, 'site1')).toHaveValue('4 cour Napoléon');
  await chosen.check();
  await expect(control(page, 'site1')).toHaveValue('3 Rue Napoléon');
  await control(page, 'acceptTerms').check();
  await expect(orderButton(page)).toHaveCount(1);
  await confirm(page);
  await expect(page.getByText('3 Rue Napoléon, 20000 Ajaccio', { exact: true })).toBeVisible();
});
