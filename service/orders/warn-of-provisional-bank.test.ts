import { expect, test } from 'vitest';
import type { CompanyContent } from '#content/company.ts';
import { provisionalCompany } from '#domain/company.fixture.ts';
import { exampleCompletion, exampleOrder } from '#service/storage/example-rows.fixture.ts';
import { openOrders } from './open-orders.fixture.ts';
import { warnOfProvisionalBank } from './warn-of-provisional-bank.ts';

const { storage } = await openOrders();
for (const is_test of [0, 1]) {
  const { reference } = await storage.placeOrder(exampleOrder({ is_test }), 0);
  await storage.confirmOrder(reference, exampleCompletion, []);
}
await storage.placeOrder(exampleOrder({ is_test: 0 }), 0);

async function linesFor(company: CompanyContent): Promise<unknown[]> {
  const lines: unknown[] = [];
  await warnOfProvisionalBank({ storage, company, log: (...line) => lines.push(line) });
  return lines;
}

test('the start warns while clients read bank details that aren’t the provider’s, with the orders that wait', async () => {
  expect(await linesFor(provisionalCompany)).toEqual([
    ['warn', 'bank-details-provisional', { give: 'content/company.ts, bank', waitingForTransfer: 1 }],
  ]);
});

test('it says nothing once they are given', async () => {
  const bank = { holder: 'Neolis SAS', iban: 'FR76 3000 4000 0312 3456 7890 143', bic: 'BNPAFRPP' };
  expect(await linesFor({ ...provisionalCompany, bank })).toEqual([]);
});
