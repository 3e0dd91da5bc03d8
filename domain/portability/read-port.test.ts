import { expect, test } from 'vitest';
import {
  fullDossierMessage,
  portRefusalMessage,
  tooManyNumbersMessage,
} from '#domain/portability/portability-words.ts';
import { countNumbers, type Port, type PortForm, readPort } from '#domain/portability/read-port.ts';
import { block, client, operators, rioOf, siret } from '#domain/portability/typed-number.fixture.ts';

/** The first refusal beside each refused field, which a sentence tells the client: `number number-mobile`. */
function refusals(changes: Partial<PortForm>, others: readonly Port[] = []): string[] {
  const result = readPort(block(changes), { client, others, operators });
  if (result.ok) return [];
  for (const { refusal } of result.errors) expect(portRefusalMessage(refusal, '')).toMatch(/^\p{Lu}.{10}/u);
  return result.errors.map(({ field, refusal }) => `${field} ${refusal.reason}`);
}

test('reads a number, and a range held by a person, without the spaces around what was typed', () => {
  const context = { client, others: [], operators };
  const number = '0465710000';
  const own = { number, lastNumber: number, rio: rioOf(number), holder: 'SARL Boulangerie Rossi' };
  const where = { street: '12 rue Fesch', complement: '', postCode: '20000', town: 'Ajaccio' };
  const line = { holderSiret: siret, ...where, operator: 'Orange' };
  expect(readPort(block({ rio: rioOf(number).toLowerCase(), lastNumber: ' ' }), context)).toEqual({
    ok: true,
    port: { ...own, ...line },
  });
  const person = { holder: ' Claire Santoni ', heldByPerson: true, holderSiret: '' };
  const spaced = { ...person, operator: ' Orange ' };
  expect(readPort(block({ number: '0974000001', lastNumber: '0974000010', ...spaced }), context)).toEqual({
    ok: true,
    port: {
      number: '0974000001',
      lastNumber: '0974000010',
      rio: rioOf('0974000001'),
      ...{ ...line, holder: 'Claire Santoni', holderSiret: '' },
    },
  });
  expect(countNumbers({ number: '0974000001', lastNumber: '0974000010' })).toBe(10);
});

test('a client whose SIRET isn’t known yet keeps the line of a company, one typed with spaces their own', () => {
  const context = { others: [], operators };
  for (const own of ['', siret.replace(/^(...)/, '$1 ')])
    expect(readPort(block({}), { ...context, client: { ...client, siret: own } })).toMatchObject({ ok: true });
});

test('refuses a number twice, also within a range', () => {
  const range = { number: '0465710000', lastNumber: '0465710009', holder: 'SARL Boulangerie Rossi' } as Port;
  for (const number of ['0465710000', '0465710004', '0465710009'])
    expect(refusals({ number }, [range])).toEqual(['number number-twice']);
  expect(refusals({ number: '0465710010' }, [range])).toEqual([]);
  expect(tooManyNumbersMessage(1)).toContain('Il y a un numéro de trop');
  expect(tooManyNumbersMessage(3)).toContain('Il y a 3\u00a0numéros de trop');
  expect(fullDossierMessage(100)).toContain('100 numéros ou tranches au plus');
});

test('names the refused fields in the order of the screen', () => {
  const fields = ['number', 'rio', 'holder', 'holderSiret', 'operator', 'street'];
  const refused = refusals(Object.fromEntries(fields.map((field) => [field, ''])));
  expect(refused.map((refusal) => refusal.split(' ')[0])).toEqual(fields);
});

const other = { number: '0465710009', lastNumber: '0465710009', holder: 'Société du Golfe' } as Port;

test.each<[Partial<PortForm>, string[]]>([
  [{ number: '', rio: 'x' }, ['number number-missing']],
  [{ number: '04 65', rio: 'x' }, ['number number-unreadable']],
  [{ number: '0639980000', rio: 'x' }, ['number number-mobile']],
  [{ number: '0800000000', rio: 'x' }, ['number number-special']],
  [{ number: '0262000000', rio: 'x' }, ['number number-overseas']],
  [{ number: '+3225551212', rio: 'x' }, ['number number-foreign']],
  [{ lastNumber: '12' }, ['lastNumber range-unreadable']],
  [{ lastNumber: '0465710000' }, ['lastNumber range-reversed']],
  [{ lastNumber: '0465720000' }, ['lastNumber range-mixed']],
  [{ number: '', rio: ' ' }, ['number number-missing', 'rio rio-missing']],
  [{ rio: '' }, ['rio rio-missing']],
  [{ rio: 'F1Z' }, ['rio rio-length']],
  [{ rio: 'F1ZEROY4P_12' }, ['rio rio-character']],
  [{ rio: rioOf('0536491234') }, ['rio rio-mismatch']],
  [{ holder: ' ', street: '', operator: '' }, ['holder text-missing', 'operator text-missing', 'street address']],
  [{ operator: 'x'.repeat(201) }, ['operator text-too-long']],
  [{ postCode: '2000' }, ['postCode address']],
  [{ town: '' }, ['town address']],
  [{ postCode: '99000' }, ['postCode address']],
  [{ street: 'x'.repeat(201) }, ['street text-too-long']],
  ...['\u200b', '\u0000'].map((sign): [Partial<PortForm>, string[]] => [
    { holder: `Rossi${sign}`, street: `rue${sign}`, complement: sign },
    ['holder text-unreadable', 'street text-unreadable', 'complement text-unreadable'],
  ]),
  [
    { holder: 'محمد بن عبد الله', street: '3 rue شارع', operator: 'Ж Telecom' },
    ['holder text-not-latin', 'operator text-not-latin', 'street text-not-latin'],
  ],
  [
    { holder: 'evil.example/login', street: 'evil.COM/a', operator: 'www.evil.example' },
    ['holder text-web-address', 'operator text-web-address', 'street text-web-address'],
  ],
  [{ holder: 'evil.COM', heldByPerson: true }, ['holder text-web-address']],
  [{ holder: 'ORANGE' }, ['holder holder-is-operator', 'operator operator-is-holder']],
  [{ holder: 'ORANGE', street: '' }, ['holder holder-is-operator', 'operator operator-is-holder', 'street address']],
  [{ holder: 'Orange\u200b' }, ['holder text-unreadable']],
  [{ operator: 'Rossi\u200b', holder: 'Rossi' }, ['operator text-unreadable']],
  [{ operator: 'Boulangerie Rossi SARL' }, ['operator operator-is-holder']],
  [{ holder: 'Boulangerie Rosi' }, ['holder holder-nearly-own']],
  [{ holderSiret: ' ' }, ['holderSiret siret-missing']],
  [{ holderSiret: '73282932000075' }, ['holderSiret siret-wrong']],
  [{ holderSiret: '55210055400013' }, ['holderSiret siret-of-another']],
])('refuses %o', (changes, expected) => expect(refusals(changes)).toEqual(expected));

test.each<[Partial<PortForm>, string]>([
  [{ rio: 'F1Z' }, 'Un RIO a 12 caractères, celui-ci en a 3 : vérifiez-le'],
  [{ rio: 'F1ZEROY4P_12' }, 'Retirez « _ » du RIO'],
  [{ rio: rioOf('0536491234') }, 'pas celui du 04 65 71 00 00 : vérifiez l’un et l’autre, ou rappelez le 3179'],
  [{ rio: rioOf('0465710000').replace('F', 'E') }, 'vérifiez surtout le 1er caractère du RIO'],
  [{ rio: rioOf('0465770000') }, 'vérifiez surtout le 6e chiffre du numéro'],
  [{ holder: '' }, 'Indiquez le nom du titulaire'],
  [{ operator: '' }, 'Indiquez l’opérateur actuel'],
  [{ postCode: '2000' }, 'Il manque le code postal à 5 chiffres'],
  [{ operator: 'x'.repeat(201) }, 'Raccourcissez ce texte à 200 caractères'],
  [{ number: '0639980000' }, 'Un numéro de mobile reste chez un opérateur mobile'],
  [{ holder: 'SOCIETE DU GOLEF' }, 'Ce nom ressemble au titulaire du 04 65 71 00 09'],
])('says of %o: « %s »', (changes, words) => {
  const result = readPort(block(changes), { client, others: [other], operators });
  const [first] = result.ok ? [] : result.errors;
  if (first === undefined) throw new Error('a refusal expected');
  expect(portRefusalMessage(first.refusal, '0465710000').replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
});

test.each<[string, Partial<PortForm>]>([
  ['a name misspelt on the bill itself', { holder: 'Boulangerie Rosi', asOnBill: 'Boulangerie Rosi' }],
  ['the same with spaces around it', { holder: ' Boulangerie Rosi', asOnBill: 'Boulangerie Rosi ' }],
  ['another name on the bill', { holder: 'Fournil du Golfe' }],
  ['a person’s line without a SIRET', { holder: 'Claire Santoni', heldByPerson: true, holderSiret: 'aucun' }],
  ['another establishment of the same company', { holderSiret: '732 829 320 00082' }],
  ['a firm called by its site', { holder: 'Pizza.fr' }],
  ['a line where we don’t deliver', { postCode: '97110', town: 'Pointe-à-Pitre' }],
  ['a text of the maximum length', { operator: 'x'.repeat(200) }],
])('accepts %s', (_, changes) => expect(refusals(changes)).toEqual([]));

test.each(['Societé du Golf', 'SOCIETE DU GOLEF'])(
  'a holder’s name beside those of other lines: is refused as « %s »',
  (holder) => {
    expect(refusals({ holder }, [other])).toEqual(['holder holder-nearly-other']);
    expect(refusals({ holder })).toEqual([]);
  },
);

test.each([
  ['the same', { holder: 'SOCIETE DU GOLFE SARL' }],
  ['another one', { holder: 'Garage du Port' }],
  ['said to be on the bill', { holder: 'Société du Golf', asOnBill: 'Société du Golf' }],
])('a holder’s name beside those of other lines is accepted where it is %s', (_, changes) =>
  expect(refusals(changes, [other])).toEqual([]),
);

test('a holder’s name beside those of other lines is accepted where it is the client’s own, or that of a third line', () => {
  expect(refusals({ holder: 'Boulangerie Rossi' }, [{ ...other, holder: 'Boulangerie Rosi' }])).toEqual([]);
  const third = { ...other, holder: 'Société du Golf' };
  expect(refusals({ holder: 'Société du Golf' }, [other, third])).toEqual([]);
});

test('a confirmed name must be confirmed again once it changes', () => {
  const changes = { holder: 'Boulangerie Rosssi', asOnBill: 'Boulangerie Rosi' };
  expect(refusals(changes)).toEqual(['holder holder-nearly-own']);
});

test('only says that a holder’s name is too long, without comparing it', () => {
  // Comparing it with a name as long takes more than this second.
  const holder = 'Boulangerie Rossi, '.repeat(500);
  const others = [{ number: '0465710009', lastNumber: '0465710009', holder: `${holder}x` } as Port];
  const started = Date.now();
  expect(refusals({ holder }, others)).toEqual(['holder text-too-long']);
  expect(Date.now() - started).toBeLessThan(1000);
});
