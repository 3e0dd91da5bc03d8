import { expect, test } from 'vitest';
import type { PortState } from '#domain/portability/port-life.ts';
import type { PortRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import {
  confirmExample,
  exampleCancellation,
  exampleMail,
  examplePort,
  examplePortEntry,
} from './example-rows.fixture.ts';

/** What every database must do for the ported numbers of orders; `open` creates a new, empty one. */
export function describePorts(storage: () => Storage, open: () => Promise<Storage>): void {
  test('changes the numbers of an order with its journal, its mails and its address, and rejects a stale version', async () => {
    const order = await confirmExample(storage());
    const { reference } = order;
    const [second, first] = [examplePort(reference, { place: 2, number: '0465710001' }), examplePort(reference)];
    expect(await storage().changePorts(order, { saved: [second], entry: examplePortEntry(6000) })).toBe(true);
    expect(await storage().changePorts(order, { saved: [first], entry: examplePortEntry(6001) })).toBe(false);
    expect(await storage().listPorts(reference)).toEqual([second]);
    const refused = { ...second, state: 'refused', refusal: 'holder', mandated_at: 6002, sent_at: 6003 } as const;
    const mail = exampleMail({ order_reference: reference, recipient: 'ports@example.com', created_at: 6004 });
    const token = 'the address in the mail about a number';
    const mandate = { sha256: 'ab12', content: 'JVBERi0=' };
    const change = { saved: [first, refused], entry: examplePortEntry(6004), mails: [mail], token, mandate };
    expect(await storage().findLatest(reference, 'mandate')).toBeUndefined();
    expect(await storage().changePorts({ ...order, event_count: order.event_count + 1 }, change)).toBe(true);
    expect(await storage().listPorts(reference)).toEqual([first, refused]);
    expect((await storage().listOrderEvents(reference)).map(({ at, kind }) => [at, kind]).slice(1)).toEqual([
      [6000, 'port-save'],
      [6004, 'port-save'],
    ]);
    expect((await storage().findPersonalData('ports@example.com')).mails).toEqual([mail]);
    expect(await storage().findOrderByToken(token)).toMatchObject({ reference, mailed_at: 6004, event_count: 3 });
    expect(await storage().findLatest(reference, 'mandate')).toEqual({ ...mandate, made_at: 6004 });
    expect(await storage().listDocuments(reference)).toEqual([]);
    const next = { sha256: 'cd34', content: 'JVBERi1=' };
    const removal = { saved: [], removed: [first.id], entry: examplePortEntry(6005), mandate: next };
    expect(await storage().changePorts({ ...order, event_count: order.event_count + 2 }, removal)).toBe(true);
    expect(await storage().listPorts(reference)).toEqual([refused]);
    expect(await storage().findLatest(reference, 'mandate')).toEqual({ ...next, made_at: 6005 });
  });

  test('lists numbers by state: for the provider, the operator, the client, the oldest first; those to check today, of cancelled orders those sent', async () => {
    const other = await open();
    const save = async (rows: readonly Partial<PortRow>[]) => {
      const order = await confirmExample(other);
      const saved = rows.map((row, index) => examplePort(order.reference, { place: index + 1, ...row }));
      expect(await other.changePorts(order, { saved, entry: examplePortEntry(100) })).toBe(true);
      return { ...order, event_count: order.event_count + 1 };
    };
    const sent = { state: 'sent', mandated_at: 60, sent_at: 70 } as const;
    const stopped = await save([{ saved_at: 30, ...sent }, { saved_at: 1 }]);
    const { reference } = await save([
      { saved_at: 10 },
      { saved_at: 20, ...sent },
      { saved_at: 50, mandated_at: 60 },
      { saved_at: 40, ...sent, state: 'refused', refusal: 'rio' },
      { state: 'ported' },
      { saved_at: 60, ...sent, ported_on: '2026-11-20' },
      { saved_at: 15, ...sent, ported_on: '2026-11-21' },
    ]);
    await other.moveOrder(stopped, exampleCancellation(80));
    const places = async (states: readonly PortState[], limit: number) =>
      (await other.listPortsIn(states, limit, '2026-11-20')).map(({ order_reference, place }) => [
        order_reference,
        place,
      ]);
    const listed = [[stopped.reference, 1], ...[4, 3, 6, 7, 2, 1].map((place) => [reference, place])];
    expect(await places(['complete', 'sent', 'refused'], 10)).toEqual(listed);
    expect(await places(['complete', 'sent', 'refused'], 3)).toEqual(listed.slice(0, 3));
    expect(await places(['sent'], 2)).toEqual([
      [stopped.reference, 1],
      [reference, 6],
    ]);
    expect(await places(['refused'], 10)).toEqual([[reference, 4]]);
  });

  test('finds the other orders, not cancelled, that ask for the same number or a range with it', async () => {
    const other = await open();
    const place = async (changes: Partial<PortRow>) => {
      const order = await confirmExample(other);
      const { reference } = order;
      const saved = [examplePort(reference, { place: 2, ...changes })];
      expect(await other.changePorts(order, { saved, entry: examplePortEntry(1) })).toBe(true);
      return { ...order, event_count: order.event_count + 1 };
    };
    const [mine, , range, cancelled] = [
      await place({ number: '0465710005', last_number: '0465710005' }),
      await place({ number: '0465710006', last_number: '0465710006' }),
      await place({ number: '0465710000', last_number: '0465710009' }),
      await place({ number: '0465710005', last_number: '0465710005' }),
    ];
    await other.moveOrder(cancelled, exampleCancellation(40));
    expect(await other.listRivalPorts(mine.reference)).toEqual([{ place: 2, reference: range.reference }]);
  });
}
