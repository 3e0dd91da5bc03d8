import type { Locator, Page } from '@playwright/test';
import { orderWith } from '#service/payloads.fixture.ts';
import { refusedByDesign } from '#tests/accessibility/states.ts';
import { acceptMandate, place, rioOf, saveNumber } from '#tests/e2e/desk/desk-steps.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { atOffice } from '#tests/e2e/office.ts';
import type { RunningService } from '#tests/shared/released-service.ts';

const numbers = ['0465710001', '0465710002'] as const;
const form = (page: Page, place: number): Locator => page.getByRole('form', { name: `Numéro ${place}`, exact: true });
/** The last station of the order's way. */
const station = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vos numéros', exact: true }) });
const save = (page: Page, place: number): Promise<void> =>
  form(page, place).getByRole('button', { name: 'Enregistrer ce numéro' }).click();

/** Confirms an order with some ported numbers, and opens its page. */
async function openConfirmed(page: Page, service: RunningService, portability: number = numbers.length) {
  const order = await place(page, service, orderWith({ portability }, 17), { company: 'Boulangerie Rossi' });
  await page.goto(order.path);
  return order;
}

test.use({ expectedMessages: refusedByDesign });

test('a client corrects a RIO, then the number that was refused', async ({ page, service }) => {
  const order = await openConfirmed(page, service);
  const numbersPart = page.getByRole('region', { name: 'Vos numéros à conserver' });
  await expect(numbersPart).toContainText('Ne résiliez rien');
  await expect(numbersPart).toContainText('Aucun numéro sur 2 n’est complet.');
  await expect(station(page)).toContainText('À vousComplétez 2 numéros');
  const [first = '', second = ''] = numbers.map(rioOf);
  const block = form(page, 1);
  await block.getByLabel('Numéro à conserver').fill(numbers[0]);
  await block.getByLabel('RIO').fill(first.replace('ER', 'RE'));
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
  await expect(rio).toHaveValue(first.replace('ER', 'RE'));
  await expect(rio).toHaveAccessibleDescription(/3179.*vérifiez surtout le 4e caractère du RIO/);
  await expect(block.getByLabel('Titulaire de la ligne')).toHaveValue('SARL Boulangerie Rossi');
  await rio.fill(first);
  await save(page, 1);
  await expect(numbersPart).toContainText('1 numéro sur 2 est complet.');
  await saveNumber(page, service, order, 2, numbers[1]);
  await acceptMandate(page, service, order);
  await page.reload();
  await expect(station(page)).toContainText('À nousNous demandons le transfert à votre opérateur.');

  await atOffice(page, service, [], { ports: [{ kind: 'send' }] });
  await atOffice(page, service, [], { ports: [{ kind: 'port', day: '2026-11-20' }], place: 1 });
  await page.reload();
  await expect(station(page)).toContainText('À l’opérateur1 sur 2 est transféré.');
  await atOffice(page, service, [], { ports: [{ kind: 'refuse', refusal: 'holder' }], place: 2 });
  await page.reload();
  await expect(station(page)).toContainText('À vousCorrigez le numéro refusé');
  await expect(numbersPart.getByText('transféré le 20\u00a0novembre 2026')).toBeVisible();
  await expect(numbersPart).toContainText('L’opérateur actuel connaît un autre titulaire');
  await expect(form(page, 2).getByLabel('RIO')).toHaveValue(second);
  await form(page, 2).getByLabel('Titulaire de la ligne').fill('Rossi père et fils');
  await save(page, 2);
  const mandate = page.getByRole('form', { name: 'Mandat de transfert' });
  const ask = mandate.getByRole('button', { name: 'Demander le transfert de mes numéros' });
  await ask.click();
  await expect(alert).toContainText('Cochez que vous acceptez le mandat');
  await expect(mandate.getByRole('checkbox')).toBeFocused();
  await mandate.getByLabel(/^J’accepte le mandat de transfert/).check();
  await ask.click();
  await expect(numbersPart).toContainText('Vous avez accepté ce mandat le');
  await expect(numbersPart.getByRole('link', { name: 'Télécharger le mandat (PDF)' })).toBeVisible();
  await atOffice(page, service, [], { ports: [{ kind: 'send' }], place: 2 });
  await expect(numbersPart).toContainText('Ne résiliez rien');
  await atOffice(page, service, [], { ports: [{ kind: 'port', day: '2026-11-21' }], place: 2 });
  await page.reload();
  await expect(numbersPart).toContainText('Vos 2 numéros sont transférés.');
  await expect(numbersPart).not.toContainText('Ne résiliez rien');
  await expect(station(page)).toContainText('Le 21\u00a0novembre 2026');
});

test('of more than twenty numbers, the others are links that open their forms', async ({ page, service }) => {
  const many = Array.from({ length: 22 }, (_, index) => `04657200${String(index + 10)}`);
  const order = await openConfirmed(page, service, many.length);
  for (const [index, number] of many.entries()) await saveNumber(page, service, order, index + 1, number);
  await page.reload();
  const numbersPart = page.getByRole('region', { name: 'Vos numéros à conserver' });
  await expect(numbersPart).toContainText('22 numéros sur 22 sont complets.');
  const others = numbersPart.getByRole('region', { name: 'Vos autres numéros' });
  await expect(others.getByRole('link')).toHaveText([/72.00.30/, /72.00.31/]);
  await expect(form(page, 22)).toHaveCount(0);
  await others.getByRole('link').last().click();
  await expect(form(page, 22).getByLabel('Numéro à conserver')).toHaveValue(/31$/);
  await expect(form(page, 22)).toBeInViewport();
});
