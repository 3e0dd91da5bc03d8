import type { Locator, Page } from '@playwright/test';
import { orderWith, rioOf } from '#service/payloads.fixture.ts';
import { refusedByDesign } from '#tests/accessibility/states.ts';
import { place, saveNumber } from '#tests/e2e/desk/desk-steps.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import type { RunningService } from '#tests/shared/released-service.ts';

const numbers = ['0465710001', '0465710002'] as const;
const form = (page: Page, place: number): Locator => page.getByRole('form', { name: `Numéro ${place}`, exact: true });
const save = (page: Page, place: number): Promise<void> =>
  form(page, place).getByRole('button', { name: 'Enregistrer ce numéro' }).click();

/** Confirms an order with some ported numbers, and opens its page. */
async function openConfirmed(page: Page, service: RunningService, portability: number = numbers.length) {
  const order = await place(page, service, orderWith({ portability }, 17), { company: 'Boulangerie Rossi' });
  await page.goto(order.path);
  return order;
}

test.use({ expectedMessages: refusedByDesign });

test('a RIO that is refused, then a mandate without its tick, are asked for again where they are', async ({
  page,
  service,
}) => {
  const order = await openConfirmed(page, service);
  const numbersPart = page.getByRole('region', { name: 'Vos numéros à conserver' });
  await expect(numbersPart).toContainText('Numéros complets : 0 sur 2');
  const right = rioOf(numbers[0]);
  const block = form(page, 1);
  await block.getByLabel('Numéro à conserver').fill(numbers[0]);
  await block.getByLabel('RIO').fill(right.replace('ER', 'RE'));
  await block.getByLabel('Titulaire de la ligne').fill('SARL Boulangerie Rossi');
  await block.getByLabel('Opérateur actuel').fill('Orange');
  await save(page, 1);
  const alert = page.getByRole('alert');
  const rio = block.getByLabel('RIO');
  await expect(rio).toBeFocused();
  await expect(rio).toBeInViewport();
  await expect(alert).toHaveText(/^Numéro 1\s: un point à corrigerCe RIO .*vérifiez surtout le 4e caractère du RIO$/);
  await expect(alert).toBeInViewport();
  await expect(page).toHaveTitle(/^À corriger\s: numéro 1, commande /);
  await expect(rio).toHaveValue(right.replace('ER', 'RE'));
  await expect(rio).toHaveAccessibleDescription(/3179.*vérifiez surtout le 4e caractère du RIO/);
  await expect(block.getByLabel('Titulaire de la ligne')).toHaveValue('SARL Boulangerie Rossi');
  await rio.fill(right);
  await save(page, 1);
  await expect(numbersPart).toContainText('Numéros complets : 1 sur 2');
  await saveNumber(page, service, order, 2, numbers[1]);
  await page.reload();
  const mandate = page.getByRole('form', { name: 'Mandat de transfert' });
  const ask = mandate.getByRole('button', { name: 'Demander le transfert de mes numéros' });
  await ask.click();
  await expect(alert).toContainText('Cochez que vous acceptez le mandat');
  await expect(mandate.getByRole('checkbox')).toBeFocused();
  await mandate.getByLabel(/^J’accepte le mandat de transfert/).check();
  await ask.click();
  await expect(numbersPart).toContainText('Vous avez accepté ce mandat le');
  await expect(numbersPart.getByRole('link', { name: 'Télécharger le mandat (PDF)' })).toBeVisible();
});
