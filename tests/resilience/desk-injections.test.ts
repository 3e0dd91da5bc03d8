import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { desk } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { describePurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import {
  exampleCompletion,
  exampleMail,
  exampleOrder,
  examplePort,
  exampleStatistics,
} from '#service/storage/contract/example-rows.fixture.ts';

openDeskBeforeEach();

/** Every field of a database's text that the desk shows. */
const fields = new Set<string>();
const hostile = (field: string): string => {
  fields.add(field);
  return `=HYPERLINK("https://evil.example")"><script>alert(1)</script><img src=x onerror=alert(1)>${field}`;
};

/** An order whose every text, journal, numbers and mails are hostile; its reference. */
async function hostileOrder(): Promise<string> {
  const { storage, now } = service;
  const at = now.getTime();
  const order_json = JSON.stringify(anOrder());
  const client = {
    company: hostile('company'),
    name: hostile('name'),
    email: hostile('email'),
    phone: hostile('phone'),
    siret: hostile('siret'),
  };
  const { reference } = await storage.placeOrder(exampleOrder({ ...client, order_json, is_test: 0 }), 0);
  const mail = exampleMail({
    order_reference: reference,
    recipient: hostile('email'),
    subject: hostile('subject of a mail'),
    body: hostile('body of a mail'),
    last_error: hostile('failure of a mail'),
  });
  const sites_json = JSON.stringify([hostile('premises')]);
  const emergency_json = JSON.stringify([hostile('emergency')]);
  const completion = { ...exampleCompletion, ...client, is_test: 0, order_json, sites_json, emergency_json };
  const webhook = { ...mail, id: 'webhook', kind: 'webhook' };
  const confirmed = await storage.confirmOrder(reference, completion, [mail, webhook]);
  const entry = { at, who: 'provider', cents: null, person: hostile('person') } as const;
  const described = describePurchaseOrder({ number: hostile('purchase order'), serviceCode: hostile('service code') });
  const ready = await storage.moveOrder(confirmed ?? exampleOrder(), {
    state: 'ready',
    received_cents: 0,
    entry: { ...entry, kind: 'purchase-order', note: described },
  });
  const paid = await storage.moveOrder(ready ?? exampleOrder(), {
    state: 'ready',
    received_cents: 1,
    entry: { ...entry, kind: 'payment', cents: 1, note: hostile('note of a payment') },
  });
  const shipped = await storage.moveOrder(paid ?? exampleOrder(), {
    state: 'shipped',
    received_cents: 1,
    entry: { ...entry, kind: 'ship', note: hostile('tracking') },
  });
  const port = examplePort(reference, {
    state: 'sent',
    number: hostile('number'),
    last_number: hostile('last number'),
    rio: hostile('RIO'),
    holder: hostile('holder'),
    holder_siret: hostile('SIRET of the holder'),
    address: hostile('address of the line'),
    operator: hostile('operator'),
  });
  const saving = { saved: [port], entry: { ...entry, kind: 'port-save', note: '' } } as const;
  await storage.changePorts(shipped ?? exampleOrder(), saving);
  // Of somebody who ordered nothing.
  const quote = {
    email: 'lead@example.com',
    company_name: hostile('company of a quote'),
    full_name: hostile('name of a quote'),
    phone: hostile('phone of a quote'),
    needs: hostile('needs of a quote'),
    call_plan_type: hostile('plan of a quote'),
  };
  await storage.addQuoteStatistics(exampleStatistics({ ...quote, is_test: 0 }));
  return reference;
}

test('runs no script on any page', async () => {
  const reference = await hostileOrder();
  const order = `${desk}/commandes/${reference}`;
  const search = new URLSearchParams({ q: hostile('company'), etat: hostile('company'), du: hostile('company') });
  const pages: string[] = [];
  for (const path of [
    desk,
    `${desk}/commandes`,
    `${desk}/commandes?${search}`,
    order,
    `${order}/mise-en-service`,
    `${order}/expedition-annulee`,
    `${order}/suivi-corrige`,
    `${order}/numeros/1/refus`,
    `${desk}/numeros`,
    `${desk}/devis`,
    `${desk}/rapport`,
    `${desk}/rapport?${search}`,
  ]) {
    const html = await browser.page(path);
    expect(html).toContain('&lt;script&gt;alert(1)');
    // Attributes without their values: a value shows the text too.
    const markup = html.replaceAll(/"[^"]*"/g, '""');
    expect(markup).not.toMatch(/<script(?! type="" src="">)|<img|<[^>]*\son\w+=/i);
    pages.push(html);
  }
  const isShown = (field: string): boolean => pages.some((html) => html.includes(`alert(1)&gt;${field}`));
  expect(fields.size).toBeGreaterThan(25);
  expect([...fields].filter((field) => !isShown(field))).toEqual([]);
});

test('is no formula in a file', async () => {
  await hostileOrder();
  const files = [await browser.page(`${desk}/commandes.csv`), await browser.page(`${desk}/encaissements.csv`)];
  const cells = files.flatMap((file) => (parse(file, { delimiter: ';', bom: true }) as string[][]).flat());
  expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(6);
  expect(cells.some((cell) => cell.includes('note of a payment'))).toBe(true);
  expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell) && !/^-\d+,\d\d$/.test(cell))).toEqual([]);
});
