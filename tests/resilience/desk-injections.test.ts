import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import {
  exampleCompletion,
  exampleMail,
  exampleOrder,
  examplePort,
  exampleStatistics,
} from '#service/storage/example-rows.ts';
import { confirmedOrder, dueOf, storedOrder } from './confirmed-order.ts';
import { actOn, addPerson, addressOf, DeskBrowser, desk, typedEuros } from './desk-browser.ts';
import { startTestService, type TestService } from './test-service.ts';

// 0.17 s for each sign-in.
vi.mock(import('node:crypto'), async (original) =>
  (await import('./cheap-passwords.ts')).withCheapPasswords(await original()),
);

let service: TestService;
let browser: DeskBrowser;
beforeEach(async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '1' });
  await addPerson(service.storage, 'claire');
  await addPerson(service.storage, 'bastien', 'un autre mot de passe');
  browser = new DeskBrowser(service);
});
afterEach(async () => {
  await service.close();
});

describe('text that a stranger got into the database, whatever the forms accept', () => {
  const hostile = '=HYPERLINK("https://evil.example")"><script>alert(1)</script><img src=x onerror=alert(1)>';

  /** An order whose every text, journal, numbers and mails are hostile; its reference. */
  async function hostileOrder(): Promise<string> {
    const { storage } = service;
    const order_json = JSON.stringify(anOrder());
    const client = { email: hostile, company: hostile, siret: hostile, name: hostile, phone: hostile };
    const { reference } = await storage.placeOrder(exampleOrder({ ...client, order_json }), 0);
    const about = { order_reference: reference, subject: hostile, body: hostile, recipient: hostile };
    const confirmed = await storage.confirmOrder(
      reference,
      { ...exampleCompletion, ...client, order_json, sites_json: JSON.stringify([hostile]) },
      [exampleMail({ ...about, last_error: hostile }), exampleMail({ ...about, kind: 'webhook', last_error: hostile })],
    );
    const entry = { at: 0, kind: 'ship', who: 'provider', cents: null, note: hostile, person: hostile } as const;
    const shipped = await storage.moveOrder(confirmed ?? exampleOrder(), {
      state: 'shipped',
      received_cents: 1,
      entry,
    });
    const port = examplePort(reference, { state: 'sent', holder: hostile, address: hostile, operator: hostile });
    await storage.changePorts(shipped ?? exampleOrder(), { saved: [port], entry: { ...entry, kind: 'port-save' } });
    // Only of somebody who ordered nothing.
    const typed = { company_name: hostile, full_name: hostile, phone: hostile, needs: hostile };
    await storage.addQuoteStatistics(exampleStatistics({ email: `x${hostile}`, ...typed }));
    return reference;
  }

  test('runs no script on any page', async () => {
    const reference = await hostileOrder();
    await browser.signIn('claire');
    const order = `${desk}/commandes/${reference}`;
    const search = `${desk}/commandes?q=${encodeURIComponent(hostile)}&etat=${encodeURIComponent(hostile)}`;
    for (const path of [
      desk,
      `${desk}/commandes`,
      search,
      order,
      `${order}/mise-en-service`,
      `${order}/expedition-annulee`,
      `${order}/numeros/1/refus`,
      `${desk}/numeros`,
      `${desk}/devis`,
    ]) {
      const html = await (await browser.get(path)).text();
      expect(html).toContain('&lt;script&gt;alert(1)');
      // Attributes without their values: a value shows the text too.
      const markup = html.replaceAll(/"[^"]*"/g, '""');
      expect(markup).not.toMatch(/<script(?! type="" src="">)|<img|<[^>]*\son\w+=/i);
    }
  });

  test('is no formula in a file', async () => {
    await hostileOrder();
    await browser.signIn('claire');
    const file = await (await browser.get(`${desk}/commandes.csv`)).text();
    const cells = (parse(file, { delimiter: ';', bom: true }) as string[][]).flat();
    expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(3);
    expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell) && !/^-\d+,\d\d$/.test(cell))).toEqual([]);
  });
});

test('whatever clients typed is shown as text, on every page and in the file', async () => {
  const hostile = {
    company: '"><img src=x onerror=alert(1)>',
    name: '=HYPERLINK("evil";"ouvrir")</title><script>alert(2)</script>',
    site1: '</pre><svg onload=alert(3)>\n20000 Ajaccio',
  };
  await browser.signIn('claire');
  const order = await confirmedOrder(service, 17, hostile);
  const tracking = '</li><script>alert(4)</script>';
  await actOn(browser, order, 'paiement', { montant: typedEuros(dueOf(order)) });
  await actOn(browser, order, 'expedition', { note: tracking });
  await service.storage.moveOrder(
    await storedOrder(service, order),
    {
      state: 'shipped',
      received_cents: dueOf(order),
      entry: { at: 0, kind: 'resend-mail', who: 'provider', cents: null, note: '' },
    },
    [
      exampleMail({
        order_reference: order.reference,
        subject: '<b>sujet</b>',
        body: '<iframe>',
        last_error: '<i>panne</i>',
      }),
    ],
  );
  const pages = [
    desk,
    `${desk}/commandes?q=${encodeURIComponent('"><script>alert(5)</script>')}`,
    `${desk}/commandes`,
    addressOf(order),
    `${addressOf(order)}/mise-en-service`,
    `${desk}/rapport?du=${encodeURIComponent('"><script>')}`,
  ];
  for (const page of pages) {
    const html = await (await browser.get(page)).text();
    expect(html.replace('<script type="module" src="/supervision/bureau/actualiser.js"></script>', '')).not.toMatch(
      /<script|<img|<iframe|<b>|<i>|<[^>]*\son\w+=/i,
    );
  }
  const file = await (await browser.get(`${desk}/commandes.csv`)).text();
  expect(file).toContain(`"'=HYPERLINK(""evil"";""ouvrir"")</title><script>alert(2)</script>"`);
});
