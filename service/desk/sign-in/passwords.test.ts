import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { isPassword, newPassword, passwordProblem } from './passwords.ts';

const password = 'girafe cornichon tabouret';
const cheap = { N: 2, r: 8, p: 1 };

test('a stored password is recognised, and no other', async () => {
  const { password_hash: stored } = await newPassword(password);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(stored).not.toContain('girafe');
  expect(await isPassword(password, stored)).toBe(true);
  for (const wrong of ['', `${password} `, password.toUpperCase()]) expect(await isPassword(wrong, stored)).toBe(false);
});

test('the same password is stored differently each time', async () => {
  const [one, other] = await Promise.all([newPassword(password, cheap), newPassword(password, cheap)]);
  expect(one.password_hash).not.toBe(other.password_hash);
  expect(one.password_id).not.toBe(other.password_id);
});

test('letters composed by another keyboard are the same letters', async () => {
  const { password_hash: stored } = await newPassword('un été à la plage'.normalize('NFC'), cheap);
  expect(await isPassword('un été à la plage'.normalize('NFD'), stored)).toBe(true);
});

test.each([undefined, '', 'scrypt$32768$8$3$$', 'plain'])('nothing opens what is stored as %j', async (stored) => {
  for (const typed of ['', password, stored ?? 'undefined']) expect(await isPassword(typed, stored, cheap)).toBe(false);
});

test.each([
  ['quatorze signes', undefined],
  ['trop court', '15 caractères au moins\u00a0: '],
  ['a'.repeat(201), '200 caractères au plus'],
  ['aaaaaaaaaaaaaaaaaa', 'Choisissez un mot de passe moins facile à deviner\u00a0: celui-ci répète'],
  ['claireclaireclaire', 'répète'],
  [brand.name.toLowerCase().repeat(8), 'répète'],
  ['abababababababababab', 'répète'],
  ['12 chats sous 3 nuages', undefined],
  ['correct horse battery staple', undefined],
])('the password %j has the problem %j', (typed, problem) => {
  const found = passwordProblem(typed, 'claire');
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});
