import { company } from '#content/company.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { placeOrder, placeOrderWithNumber } from '#tests/e2e/desk/desk-steps.ts';
import { expect, scrollsSideways, test } from '#tests/e2e/fixtures.ts';
import { atOffice } from '#tests/e2e/office.ts';
import { findFreePort } from '#tests/shared/host-program.ts';

const port = String(await findFreePort());
// No mail leaves: they are read where they wait.
test.use({ environment: { PORT: port, PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: 'smtp://127.0.0.1:1' } });

/** Mails with every kind of block; text and HTML of all are written from the same (`mail-blocks.test.ts`). */
test('a mail to a client fits 320, 390 and 1280 px', async ({ page, service }) => {
  const firm = await placeOrderWithNumber(page, service);
  const ports = [{ kind: 'send' }, { kind: 'refuse', refusal: 'rio' }] as const;
  await atOffice(firm, service, [{ kind: 'payment', cents: 100 }], { ports });
  const townHall = await placeOrder(page, service, { siret: '21200600100003' });
  const tracking = 'Colissimo, suivi : https://carrier.example.com/suivi/6A12345678901';
  await atOffice(townHall, service, [
    { kind: 'purchase-order', note: 'EJ 2026-0042' },
    { kind: 'ship', note: tracking },
  ]);
  const storage = await openSqlite(service.databaseFile);
  const orders = await storage.listOrders({ limit: 100 });
  const written = await Promise.all(orders.map(({ reference }) => storage.listMails(reference)));
  const mails = written.flat().filter(({ kind }) => kind !== 'provider-notice');
  await storage.close();
  expect(mails.length).toBeGreaterThan(4);

  for (const { body: text, html } of mails) {
    expect(text).toMatch(/^Bonjour,\r?\n/);
    expect(text).not.toMatch(/<\/?\w+|undefined|NaN/);
    expect(text).toContain(`\n${company.brand}`);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html ?? '');
      expect(await scrollsSideways(page), `${text}\n${width} px`).toBe(false);
    }
  }
});
