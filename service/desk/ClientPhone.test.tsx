import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClientPhone } from './ClientPhone.tsx';

test('calls a number as it is dialled', () =>
  expect(renderToStaticMarkup(<ClientPhone phone="+33 (0)4 65 71 00 01" />)).toContain('href="tel:+33465710001"'));

test('calls no text that has words', () =>
  expect(renderToStaticMarkup(<ClientPhone phone="04 65 71 00 01, poste 12" />)).toBe('04 65 71 00 01, poste 12'));
