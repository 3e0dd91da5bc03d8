import { expect, test } from 'vitest';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { isControlName, readControls } from './form-controls.ts';

function dataOf(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('reads an absent control as its default', () =>
  expect(readControls(dataOf({}))).toEqual({ form: quoteFormDefaults, acceptTerms: false }));
test('reads texts as typed and checked boxes as true', () => {
  const { form, acceptTerms } = readControls(dataOf({ mainPhones: ' 1e3 ', virtualOnly: 'on', acceptTerms: 'on' }));
  expect(form).toEqual({ ...quoteFormDefaults, mainPhones: ' 1e3 ', virtualOnly: true });
  expect(acceptTerms).toBe(true);
});
test('ignores controls with other names', () => {
  expect(readControls(dataOf({ toString: 'x', slider: '3' })).form).toEqual(quoteFormDefaults);
  expect(isControlName('toString')).toBe(false);
});
