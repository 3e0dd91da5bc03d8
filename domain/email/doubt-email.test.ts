import { expect, test } from 'vitest';
import { doubtEmail } from '#domain/email/doubt-email.ts';

test.each([
  ['paul@gmial.com', 'paul@gmail.com'],
  ['paul@gmail.con', 'paul@gmail.com'],
  ['paul@gmail.fr', 'paul@gmail.com'],
  ['Paul.Rossi@Hotmial.fr ', 'Paul.Rossi@hotmail.fr'],
  ['paul@ornage.fr', 'paul@orange.fr'],
  ['paul@wanado.fr', 'paul@wanadoo.fr'],
  ['paul@boulangerie.con', 'paul@boulangerie.com'],
  ['paul@mairie.rf', 'paul@mairie.fr'],
])('asks whether %s was meant otherwise', (typed, address) =>
  expect(doubtEmail(typed)).toMatchObject({ reason: 'misspelt', address }),
);

test.each([
  ...['claire@exemple.f', 'claire@mairie.fr/', 'claire@192.168.1.1', 'claire@-mairie.fr', 'claire@mairie_a.fr'],
  `${'a'.repeat(65)}@mairie.fr`,
  'claire@mairie.fr!',
  ...['local', 'localdomain', 'LOCALHOST', 'internal', 'home.arpa', 'invalid', 'test', 'example', 'onion'].map(
    (ending) => `claire@mairie.${ending}`,
  ),
])('says that nothing can be delivered to %s', (typed) =>
  expect(doubtEmail(typed)).toEqual({ reason: 'undeliverable' }),
);

test.each([
  ...['paul@gmail.com', 'paul@ymail.com', 'paul@mail.com', 'paul@free.fr', 'paul@sfr.fr', 'paul@live.fr'],
  ...[
    'claire@mairie-ajaccio.fr',
    'claire@mairie-évian.fr',
    'claire@mairie.xn--p1ai',
    'claire@mairie.example.com',
    'test@local.fr',
  ],
  ...['', 'claire', 'claire@mairie', 'paul@hotmail.be', 'paul@x.constructor', 'clairé@mairie.fr', 'o’connor@mairie.fr'],
])('has no question about %s', (typed) => expect(doubtEmail(typed)).toBeUndefined());
