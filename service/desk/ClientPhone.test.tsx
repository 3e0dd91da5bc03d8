import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClientPhone } from './ClientPhone.tsx';

test.each([
  ['04 65 71 00 01', 'tel:0465710001'],
  ['+33 (0)4 65 71 00 01', 'tel:+33465710001'],
  ['\u202a+33\u00a04‑65 71 00 01\u202c', 'tel:+33465710001'],
  ['+39 06 123456', 'tel:+3906123456'],
])('calls %j by %s', (phone, address) =>
  expect(renderToStaticMarkup(<ClientPhone phone={phone} />)).toContain(`href="${address}"`),
);

test('calls no text that has words', () =>
  expect(renderToStaticMarkup(<ClientPhone phone="04 65 71 00 01, poste 12" />)).toBe('04 65 71 00 01, poste 12'));
