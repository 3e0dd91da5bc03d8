import { expect, test } from 'vitest';
import { addressOnOneLine } from '#domain/order/postal-address.ts';

test.each([
  ['1 place de la Mairie\n20000 Ajaccio', '1 place de la Mairie, 20000 Ajaccio'],
  ['1 place de la Mairie,\r\n20000 Ajaccio', '1 place de la Mairie, 20000 Ajaccio'],
  ['Bâtiment B \n\n 12 cours Napoléon\n20000 Ajaccio\n', 'Bâtiment B, 12 cours Napoléon, 20000 Ajaccio'],
  ['12 cours Napoléon, 20000 Ajaccio', '12 cours Napoléon, 20000 Ajaccio'],
  ['12  cours Napoléon, ,\n20000  Ajaccio', '12 cours Napoléon, 20000 Ajaccio'],
  ['', ''],
])('puts an address of several lines on one: %j', (typed, read) => {
  expect(addressOnOneLine(typed)).toBe(read);
});
