import { expect, test } from 'vitest';
import { hasWebAddress } from '#domain/plain-text.ts';

test.each([
  ...['https://evil.example/login', 'ftp://evil.example', 'Voir WWW.evil.example', 'Voir ｗｗｗ.evil.example'],
  ...['http：／／evil.example', 'Voir evil.example/login avant ce soir', 'evil.EXAMPLE/login', 'Evil.Com/Login'],
  ...['EVIL.SHOP/2026', 'mon-site.co.fr/a', 'impayé.fr/a', 'société.рф/a', 'evil。com/a', 'evil.xn--p1ai/a'],
  ...['evil.com./a', 'evil.com:8080', 'evil.com?compte=1', 'evil.com#compte', 't.co/a', 'x.shop/a', 'st.com/a'],
])('%s is a web address in any text', (text) => expect(hasWebAddress(text)).toBe(true));

test.each([
  'Pizza.fr',
  'Voyages.fr, agence 24/7',
  'evil.COM',
  'compte-bloque.photography',
  'claire.rossi',
  'a claire@evil.fr',
  '20264.xyz',
])("%s is refused only with `domains: 'refused'`", (text) => {
  expect(hasWebAddress(text)).toBe(false);
  expect(hasWebAddress(text, 'refused')).toBe(true);
});

test.each([
  ...['S.A.R.L. Dupont', 'S.A.R.L.Dupont', 'M. Dupont', 'M.Martin', 'm.martin', 'M.DUPONT', 'MME.ROSSI', 'Dr.Durand'],
  ...['Mme.Rossi / M.Rossi', 'J-P.Rossi', 'Mgr.St.Martin', 'SCI J.L/M.', 'Claire Rossi, D.G.A.', '3.14/2'],
  ...['12 bd. Gambetta, Bât.A/B, tél. 04.95.21.00.00', 'EJ 2026-0042', 'EJ.2026/0042', 'BC.AB12', '1300012345/2'],
])('%s is never refused', (text) => expect(hasWebAddress(text, 'refused')).toBe(false));
