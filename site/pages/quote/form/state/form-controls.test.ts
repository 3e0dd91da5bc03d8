import { expect, test } from 'vitest';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { isControlName, readControls } from './form-controls.ts';

test('ignores controls with other names', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ toString: 'x', slider: '3' })) data.set(name, value);
  expect(readControls(data).form).toEqual(quoteFormDefaults);
  expect(isControlName('toString')).toBe(false);
});
