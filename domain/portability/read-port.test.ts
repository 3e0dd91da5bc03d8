import { expect, test } from 'vitest';
import { countNumbers, isSameName, type Port, type PortForm, readPort } from '#domain/portability/read-port.ts';
import { block, client, operators, rioOf, siret } from '#domain/portability/typed-number.fixture.ts';

/** What is said beside each refused field: « number: Indiquez le numéro à conserver ». */
function refusals(changes: Partial<PortForm>, others: readonly Port[] = []): string[] {
  const result = readPort(block(changes), { client, others, operators });
  const errors = result.ok ? [] : result.errors;
  return errors.map(({ field, message }) => `${field}: ${message.replaceAll(/[\u00a0\u202f]/g, ' ')}`);
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
    expect(refusals({ number }, [range])).toEqual(['number: Ce numéro figure déjà dans la liste']);
  expect(refusals({ number: '0465710010' }, [range])).toEqual([]);
});

const isHolder = 'operator: C’est le nom du titulaire';

test.each<[Partial<PortForm>, string[]]>([
  [
    { number: '', rio: '', holder: ' ', holderSiret: ' ', operator: '', street: '' },
    [
      ...['number: Indiquez le numéro', 'rio: Indiquez le RIO', 'holder: Indiquez le nom du titulaire'],
      ...['holderSiret: Indiquez le SIRET', 'operator: Indiquez l’opérateur actuel', 'street: Il manque le numéro'],
    ],
  ],
  [{ number: '0639980000', rio: 'x' }, ['number: Un numéro de mobile reste chez un opérateur mobile']],
  [{ lastNumber: '12' }, ['lastNumber: Vérifiez le dernier numéro de la tranche']],
  [{ lastNumber: '0465710000' }, ['lastNumber: Le dernier numéro de la tranche vient après le premier']],
  [{ lastNumber: '0465720000' }, ['lastNumber: Les numéros d’une tranche ont les mêmes 6 premiers chiffres']],
  [{ rio: rioOf('0536491234') }, ['rio: Ce RIO n’est pas celui du 04 65 71 00 00']],
  [
    { holder: 'Orange\u0000', operator: 'www.evil.example', street: '3 rue شارع', complement: 'x'.repeat(201) },
    [
      ...['holder: Retirez les caractères illisibles', 'operator: Retirez l’adresse de site internet'],
      ...['street: Écrivez ce texte en lettres latines', 'complement: Raccourcissez ce texte à 200 caractères'],
    ],
  ],
  [{ postCode: '2000' }, ['postCode: Il manque le code postal à 5 chiffres']],
  [{ holder: 'ORANGE' }, ['holder: C’est le nom d’un opérateur', isHolder]],
  [{ operator: 'Boulangerie Rossi SARL' }, [isHolder]],
  [{ holderSiret: '73282932000075' }, ['holderSiret: Vérifiez ce SIRET']],
  [{ holderSiret: '55210055400013' }, ['holderSiret: Cette ligne appartient à une autre entreprise']],
])('refuses %o', (changes, expected) =>
  expect(refusals(changes)).toEqual(expected.map((message) => expect.stringContaining(message))),
);

test.each<[string, Partial<PortForm>]>([
  ['another name on the bill', { holder: 'Fournil du Golfe' }],
  ['a person’s line without a SIRET', { holder: 'Claire Santoni', heldByPerson: true, holderSiret: 'aucun' }],
  ['another establishment of the same company', { holderSiret: '732 829 320 00082' }],
  ['a firm called by its site', { holder: 'Pizza.fr' }],
  ['a line where we don’t deliver', { postCode: '97110', town: 'Pointe-à-Pitre' }],
  ['a text of the maximum length', { operator: 'x'.repeat(200) }],
])('accepts %s', (_, changes) => expect(refusals(changes)).toEqual([]));

test('names are compared without case, accents, punctuation and the legal form', () => {
  expect(isSameName('Au Cœur du Pain', 'AU COEUR DU PAIN')).toBe(true);
  expect(isSameName('Ofﬁce  —  Yıldız', 'OFFICE-YILDIZ')).toBe(true);
  expect(isSameName('محمد', 'أحمد')).toBe(false);
  expect(isSameName('Bouygues Télécom', 'BOUYGUES TELECOM SA')).toBe(true);
  expect(isSameName('Orange', 'Mairie d’Orange')).toBe(false);
});
