import { expect, test } from 'vitest';
import { describePurchaseOrder, readPurchaseOrder, refusePurchaseOrder } from './parse-purchase-order.ts';

const fieldsOf = (form: { number: string; serviceCode?: string }): string[] =>
  refusePurchaseOrder({ serviceCode: '', ...form }).map(({ field }) => field);

test('needs its number; the service code is optional', () => {
  expect(fieldsOf({ number: '' })).toEqual(['number']);
  expect(fieldsOf({ number: 'EJ 2026-0042' })).toEqual([]);
});

test('is refused if it is too long or unreadable', () => {
  expect(fieldsOf({ number: '1'.repeat(51) })).toEqual(['number']);
  expect(fieldsOf({ number: '1'.repeat(50), serviceCode: '1'.repeat(101) })).toEqual(['serviceCode']);
  expect(fieldsOf({ number: '1\u0000', serviceCode: '2\u0007' })).toEqual(['number', 'serviceCode']);
});

test('contains no web address', () => {
  expect(fieldsOf({ number: 'evil.COM', serviceCode: 'evil.COM' })).toEqual(['number', 'serviceCode']);
});

test('is kept in one line', () => {
  expect(describePurchaseOrder({ number: 'EJ 42', serviceCode: '' })).toBe('EJ 42');
  expect(describePurchaseOrder({ number: 'EJ 42', serviceCode: '210' })).toBe('EJ 42, code service 210');
  for (const form of [
    { number: 'EJ 42', serviceCode: '210' },
    { number: 'EJ 42, suite', serviceCode: '' },
  ])
    expect(readPurchaseOrder(describePurchaseOrder(form))).toEqual(form);
});
