import { addDays, parisDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { desk, openDesk, placeOrder } from './desk-steps.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

test('a bank’s statement is dropped, its columns are chosen, one press books what is proposed', async ({
  page,
  service,
}) => {
  const { company } = await placeOrder(page, service);
  const storage = await openSqlite(service.databaseFile);
  const order = (await storage.listOrderSummaries({ limit: 1000 })).find((row) => row.company === company);
  await storage.close();
  if (order === undefined) throw new Error('an order expected');
  const sum = formatEuros(order.one_time_cents + order.one_time_vat_cents);
  const yesterday = addDays(parisDay(new Date()), -1).split('-').reverse().join('/');
  const buffer = Buffer.from(`Date;Nature;Crédit\r\n${yesterday};VIR ${order.reference};${sum}\r\n`);
  await openDesk(page, service, `${desk}/commandes`);
  await page.getByRole('link', { name: 'Déposer un relevé de banque' }).click();
  await page.getByLabel('Relevé', { exact: true }).setInputFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Lire le relevé' }).click();
  await page.getByLabel('Somme reçue').selectOption({ label: `Crédit : ${sum}` });
  await page.getByRole('checkbox', { name: 'Nature' }).check();
  await page.getByRole('button', { name: 'Lire le relevé' }).click();
  await expect(page.getByRole('link', { name: `${company}, ${order.reference}` })).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer ce paiement' }).click();
  await expect(page.getByRole('status')).toHaveText('Un paiement est enregistré.');
  await openDesk(page, service, `${desk}/commandes/${order.reference}`);
  await expect(page.getByRole('region', { name: 'Encaissements' })).toContainText(sum);
});
