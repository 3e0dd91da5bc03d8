import { expect, test } from 'vitest';
import {
  beforeReason,
  type JournalEntry,
  purchaseOrderNumber,
  stateBeforeCancel,
  trackingOf,
} from '#domain/order/life/order-journal.ts';
import type { OrderActor } from '#domain/order/life/order-life.ts';

test('purchaseOrderNumber returns the number that came last, unless it was undone', () => {
  const ordering = { kind: 'purchase-order', note: 'EJ 2026-0042' } as const;
  const undoing = { kind: 'undo-purchase-order', note: 'autre mairie' } as const;
  expect(purchaseOrderNumber([])).toBeUndefined();
  expect(purchaseOrderNumber([ordering, { kind: 'ship', note: '' }])).toBe('EJ 2026-0042');
  expect(purchaseOrderNumber([ordering, undoing])).toBeUndefined();
  expect(purchaseOrderNumber([ordering, undoing, { ...ordering, note: 'EJ 2026-0043' }])).toBe('EJ 2026-0043');
});

test('trackingOf returns what was corrected last, without the reason, until the shipment is undone', () => {
  const shipping = { kind: 'ship', note: 'Colissimo 6A1' } as const;
  const correcting = { kind: 'correct-tracking', note: `Chronopost XY2${beforeReason}mal lu` } as const;
  const undoing = { kind: 'undo-ship', note: 'partie par erreur' } as const;
  expect(trackingOf([])).toBeUndefined();
  expect(trackingOf([shipping, correcting, { kind: 'note', note: 'rappelé' }])).toBe('Chronopost XY2');
  expect(trackingOf([shipping, correcting, undoing])).toBeUndefined();
  expect(trackingOf([shipping, correcting, undoing, shipping])).toBe('Colissimo 6A1');
});

test('only a cancellation by the provider can be undone', () => {
  let dueCents = 0;
  const before = (who: OrderActor, ...kinds: JournalEntry['kind'][]) => {
    const journal = kinds.map((kind, index) => {
      const by = kind === 'cancel' ? who : 'provider';
      // The first payment comes by mistake, the second returns it.
      const cents = kind === 'payment' ? (kinds.indexOf(kind) === index ? 500 : -500) : null;
      return { at: index, kind, who: by, cents, note: '' } as const;
    });
    return stateBeforeCancel(journal, dueCents);
  };
  expect(before('provider', 'cancel')).toBe('received');
  expect(before('provider', 'confirm', 'cancel', 'resend-mail')).toBe('confirmed');
  expect(before('provider', 'confirm', 'payment', 'payment', 'cancel')).toBe('ready');
  expect(before('provider', 'confirm', 'purchase-order', 'cancel')).toBe('ready');
  expect(before('provider', 'confirm', 'cancel', 'undo-cancel', 'cancel')).toBe('confirmed');
  expect(before('provider', 'confirm', 'cancel', 'undo-cancel')).toBeUndefined();
  expect(before('provider', 'confirm', 'cancel', 'payment', 'payment')).toBe('confirmed');
  expect(before('client', 'confirm', 'cancel')).toBeUndefined();
  expect(before('client', 'confirm', 'cancel', 'payment')).toBeUndefined();
  expect(before('provider')).toBeUndefined();
  dueCents = 349_440;
  expect(before('provider', 'confirm', 'payment', 'payment', 'cancel')).toBe('confirmed');
});
