import { expect, test } from 'vitest';
import type { DeviceRow, SetupRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { exampleCancellation, exampleMail, exampleOrder } from './example-rows.fixture.ts';

/** What every database must do for the setup sheets of orders; `open` creates a new, empty one. */
export function describeSetups(storage: () => Storage, open: () => Promise<Storage>): void {
  const sheet = (order_reference: string, version: number): SetupRow => ({
    ...{ order_reference, version, saved_at: 6000 + version },
    asked_json: version === 2 ? '{}' : null,
    answers_json: '{"phones":{"1":{"name":"Porto Introuvable"}}}',
  });

  test('stores a setup sheet over the version before only, however many save it at once', async () => {
    const order = await storage().placeOrder(exampleOrder(), 0);
    const { reference } = order;
    expect(await storage().findSetup(reference)).toBeUndefined();
    expect(await storage().saveSetup(order, sheet(reference, 2))).toBe(false);
    for (const version of [1, 2, 3]) {
      const saved = await Promise.all([1, 2, 3].map(() => storage().saveSetup(order, sheet(reference, version))));
      expect(saved.filter(Boolean)).toHaveLength(1);
      expect(await storage().findSetup(reference)).toEqual(sheet(reference, version));
    }
    expect(await storage().saveSetup(order, sheet(reference, 1))).toBe(false);
  });

  test('stores a setup sheet with its entry and mails or not at all, and not once the order was changed', async () => {
    const order = await storage().placeOrder(exampleOrder(), 0);
    const { reference } = order;
    const entry = { at: 7000, kind: 'setup-take', who: 'provider', cents: null, note: '' } as const;
    const mail = exampleMail({ id: `asked.${reference}`, order_reference: reference });
    expect(await storage().saveSetup({ ...order, event_count: 1 }, sheet(reference, 1), { entry, mails: [mail] })).toBe(
      false,
    );
    expect(await storage().listMails(reference)).toEqual([]);
    expect(await storage().saveSetup(order, sheet(reference, 1), { mails: [mail] })).toBe(true);
    expect(await storage().listMails(reference)).toEqual([mail]);
    await expect(storage().saveSetup(order, sheet(reference, 2), { entry, mails: [mail] })).rejects.toThrow();
    expect(await storage().saveSetup(order, sheet(reference, 3), { entry })).toBe(false);
    expect(await storage().findSetup(reference)).toEqual(sheet(reference, 1));
    expect(await storage().findOrderByReference(reference)).toMatchObject({ event_count: 0 });
    const token = `setup.${reference}`;
    expect(await storage().saveSetup(order, sheet(reference, 2), { entry, token })).toBe(true);
    expect(await storage().listOrderEvents(reference)).toEqual([entry]);
    expect(await storage().findOrderByToken(token)).toMatchObject({ reference, event_count: 1 });
  });

  test('a corrected e-mail is corrected in the setup sheet, and another one there stays', async () => {
    const order = await storage().placeOrder(exampleOrder(), 0);
    const { reference } = order;
    const said = (email: string) =>
      JSON.stringify({ phones: { 1: { email: 'luc@example.com' } }, hours: { week: { email } } });
    const row = { ...sheet(reference, 1), answers_json: said(order.email), asked_json: said(order.email) };
    await storage().saveSetup(order, row);
    const entry = { at: 7000, kind: 'correct', who: 'provider', cents: null, note: '' } as const;
    const columns = { email: 'juste@example.com' };
    const correction = { columns, entry, replacements: [], closesAddresses: false };
    expect(await storage().correctOrder(order, correction)).toBe(true);
    const corrected = { version: 2, answers_json: said(columns.email), asked_json: said(columns.email) };
    expect(await storage().findSetup(reference)).toMatchObject(corrected);
  });

  test('lists the setup sheets of some orders', async () => {
    const order = await storage().placeOrder(exampleOrder(), 0);
    const { reference } = order;
    await storage().saveSetup(order, sheet(reference, 1));
    expect(await storage().listSetups([])).toEqual([]);
    expect(await storage().listSetups([reference, 'NEO-UNKNOWN'])).toEqual([sheet(reference, 1)]);
  });

  test('lists the changes that clients ask for while their order is prepared', async () => {
    const other = await open();
    const order = await other.placeOrder(exampleOrder(), 0);
    const { reference } = order;
    await other.saveSetup(order, sheet(reference, 1));
    await other.saveSetup(order, sheet(reference, 2));
    expect(await other.listAskedSetups()).toEqual([]);
    const entry = { at: 7000, kind: 'payment', who: 'provider', cents: 0, note: '' } as const;
    const ready = await other.moveOrder(order, { state: 'ready', received_cents: 0, entry });
    expect(await other.listAskedSetups()).toEqual([sheet(reference, 2)]);
    await other.saveSetup(ready ?? order, sheet(reference, 3));
    expect(await other.listAskedSetups()).toEqual([]);
  });

  test('stores the devices that changed, beside the others, none that another phone has, and none unseen', async () => {
    const other = await open();
    const place = () => other.placeOrder(exampleOrder({ email: 'device@example.com' }), 0);
    const [one, two] = [await place(), await place()];
    const row = (order_reference: string, phone: string, device: string): DeviceRow => ({
      ...{ id: `${order_reference}.${phone}`, order_reference, phone, device, person: 'claire' },
    });
    const change = (changed: DeviceRow, before = '') => ({ ...changed, before });
    expect(await other.saveDevices(one.reference, [change(row(one.reference, '1', '80:5E:C0:12:34:56'))])).toEqual([]);
    const swapped = [row(one.reference, '1', 'ABC12345'), row(one.reference, '2', '80:5E:C0:12:34:56')] as const;
    const [first, second] = [change(swapped[0], '80:5E:C0:12:34:56'), change(swapped[1])];
    expect(await other.saveDevices(one.reference, [second])).toHaveLength(1);
    expect(await other.saveDevices(one.reference, [first, second])).toEqual([]);
    expect(await other.saveDevices(one.reference, [change(row(one.reference, '1', 'LATE1234'))])).toEqual([swapped[0]]);
    const third = change(row(one.reference, '3', 'DEF12345'));
    expect(await other.saveDevices(one.reference, [third])).toEqual([]);
    expect(await other.saveDevices(one.reference, [{ ...third, device: '', before: 'DEF12345' }])).toEqual([]);
    expect(await other.listDevices(one.reference)).toEqual(swapped);
    const taken = [change(row(two.reference, '1', 'XYZ12345')), change(row(two.reference, '2', 'ABC12345'))];
    expect(await other.saveDevices(two.reference, taken)).toEqual([swapped[0]]);
    expect(await other.listDevices(two.reference)).toEqual([]);
    expect((await other.findPersonalData('device@example.com')).devices).toEqual(swapped);
    const stopped = await other.placeOrder(exampleOrder(), 0);
    await other.saveDevices(stopped.reference, [change(row(stopped.reference, '1', 'GONE1234'))]);
    await other.moveOrder(stopped, exampleCancellation(40));
    const freed = change(row(two.reference, '3', 'GONE1234'));
    expect(await other.saveDevices(two.reference, [...taken, freed])).toEqual([swapped[0]]);
    expect(await other.listDevices(stopped.reference)).toHaveLength(1);
    expect(await other.saveDevices(two.reference, [freed])).toEqual([]);
    expect(await other.listDevices(stopped.reference)).toEqual([]);
    await other.erasePersonalData('device@example.com');
    expect(await other.saveDevices(two.reference, taken)).toEqual([]);
  });

  test('stores a device that is scanned twice at once, and answers the same to both', async () => {
    const { reference } = await storage().placeOrder(exampleOrder(), 0);
    for (let phone = 1; phone <= 20; phone++) {
      const row = { id: `${reference}.${phone}`, order_reference: reference, phone: String(phone), person: 'claire' };
      const change = { ...row, device: `TWICE${phone}`, before: '' };
      const save = () => storage().saveDevices(reference, [change]);
      expect(await Promise.all([save(), save()])).toEqual([[], []]);
    }
    expect(await storage().listDevices(reference)).toHaveLength(20);
  });
}
