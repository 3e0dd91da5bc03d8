import { expect, test } from 'vitest';
import {
  fullDossierMessage,
  portRefusalMessage,
  tooManyNumbersMessage,
} from '#domain/portability/portability-words.ts';
import { countNumbers, type Port, type PortForm, readPort } from '#domain/portability/read-port.ts';
import { block, client, operators, rioOf, siret } from '#domain/portability/typed-number.fixture.ts';
import { webAddressMessage } from '#domain/web-address.ts';

const operatorAsHolder = 'C’est le nom d’un opérateur : indiquez le titulaire, à qui la facture est adressée';
const holderAsOperator = 'C’est le nom du titulaire : indiquez l’opérateur, dont le nom est en haut de la facture';
const notLatin = 'Écrivez ce texte en lettres latines : il figure sur le mandat';
const noPlace = 'Il manque le numéro et la rue, ou le lieu-dit';
const invisible = 'Retirez les caractères invisibles : tapez ce texte plutôt que de le coller';

/** The first message beside each refused field. */
function messages(changes: Partial<PortForm>, others: readonly Port[] = []): Record<string, string> {
  const result = readPort(block(changes), { client, others, operators });
  if (result.ok) return {};
  return Object.fromEntries(
    result.errors.map(({ field, refusal }) => [
      field,
      portRefusalMessage(refusal, '0465710000').replaceAll(/[\u00a0\u202f]/g, ' '),
    ]),
  );
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

test('refuses a number twice, also within a range', () => {
  const range = { number: '0465710000', lastNumber: '0465710009', holder: 'SARL Boulangerie Rossi' } as Port;
  for (const number of ['0465710000', '0465710004', '0465710009'])
    expect(messages({ number }, [range])).toEqual({ number: 'Ce numéro figure déjà dans la liste' });
  expect(messages({ number: '0465710010' }, [range])).toEqual({});
  expect(tooManyNumbersMessage(1)).toContain('Il y a un numéro de trop');
  expect(tooManyNumbersMessage(3)).toContain('Il y a 3\u00a0numéros de trop');
  expect(fullDossierMessage(100)).toContain('100 numéros ou tranches au plus');
});

test('names the refused fields in the order of the screen', () => {
  const fields = ['number', 'rio', 'holder', 'holderSiret', 'operator', 'street'];
  expect(Object.keys(messages(Object.fromEntries(fields.map((field) => [field, '']))))).toEqual(fields);
});

test.each<[Partial<PortForm>, Record<string, string>]>([
  [{ number: '', rio: 'x' }, { number: 'Indiquez le numéro à conserver' }],
  [{ number: '04 65', rio: 'x' }, { number: 'Vérifiez ce numéro : 10 chiffres, par exemple 04 65 71 00 00' }],
  [
    { number: '0639980000', rio: 'x' },
    { number: 'Un numéro de mobile reste chez un opérateur mobile : indiquez un numéro fixe, de 01 à 05 ou 09' },
  ],
  [
    { number: '0800000000', rio: 'x' },
    { number: 'Les numéros en 08 et les numéros courts se transfèrent autrement : appelez-nous' },
  ],
  [
    { number: '0262000000', rio: 'x' },
    { number: 'Un numéro d’outre-mer ne se transfère que dans son territoire : appelez-nous' },
  ],
  [
    { number: '+3225551212', rio: 'x' },
    { number: 'Seul un numéro français se transfère en France : indiquez un numéro de 01 à 05 ou 09' },
  ],
  [
    { lastNumber: '12' },
    { lastNumber: 'Vérifiez le dernier numéro de la tranche : 10 chiffres, ou rien pour un seul numéro' },
  ],
  [
    { lastNumber: '0465710000' },
    { lastNumber: 'Le dernier numéro de la tranche vient après le premier : vérifiez les deux' },
  ],
  [
    { lastNumber: '0465720000' },
    { lastNumber: 'Les numéros d’une tranche ont les mêmes 6 premiers chiffres : faites deux tranches' },
  ],
  [
    { number: '', rio: ' ' },
    {
      number: 'Indiquez le numéro à conserver',
      rio: 'Indiquez le RIO : un appel gratuit au 3179 depuis la ligne le donne',
    },
  ],
  [{ rio: '' }, { rio: 'Indiquez le RIO : un appel gratuit au 3179 depuis la ligne le donne' }],
  [{ rio: 'F1Z' }, { rio: 'Un RIO a 12 caractères, celui-ci en a 3 : vérifiez-le' }],
  [
    { rio: 'F1ZEROY4P_12' },
    { rio: 'Retirez « _ » du RIO : il n’a que des lettres et des chiffres, et parfois un + à la fin' },
  ],
  [
    { rio: rioOf('0536491234') },
    {
      rio: 'Ce RIO n’est pas celui du 04 65 71 00 00 : vérifiez l’un et l’autre, ou rappelez le 3179 depuis cette ligne',
    },
  ],
  [
    { rio: rioOf('0465710000').replace('F', 'E') },
    { rio: 'Ce RIO n’est pas celui du 04 65 71 00 00 : vérifiez surtout le 1er caractère du RIO' },
  ],
  [
    { rio: rioOf('0465770000') },
    { rio: 'Ce RIO n’est pas celui du 04 65 71 00 00 : vérifiez surtout le 6e chiffre du numéro' },
  ],
  [
    { holder: ' ', street: '', operator: '' },
    {
      holder: 'Indiquez le nom du titulaire, exactement comme sur la facture',
      street: noPlace,
      operator: 'Indiquez l’opérateur actuel de la ligne',
    },
  ],
  [{ operator: 'x'.repeat(201) }, { operator: 'Raccourcissez ce texte à 200 caractères' }],
  [{ postCode: '2000' }, { postCode: 'Il manque le code postal à 5 chiffres' }],
  [{ town: '' }, { town: 'Il manque la ville' }],
  [{ postCode: '99000' }, { postCode: 'Le code postal 99000 n’existe pas' }],
  [{ street: 'x'.repeat(201) }, { street: 'Raccourcissez ce texte à 200 caractères' }],
  [
    { holder: 'Rossi\u200b', street: 'rue\u0000', complement: '\u200b' },
    { holder: invisible, street: invisible, complement: invisible },
  ],
  [
    { holder: 'محمد بن عبد الله', street: '3 rue شارع', operator: 'Ж Telecom' },
    { holder: notLatin, street: notLatin, operator: notLatin },
  ],
  [
    { holder: 'evil.example/login', street: 'evil.COM/a', operator: 'www.evil.example' },
    { holder: webAddressMessage, street: webAddressMessage, operator: webAddressMessage },
  ],
  [{ holder: 'evil.COM', heldByPerson: true }, { holder: webAddressMessage }],
  [{ holder: 'ORANGE' }, { holder: operatorAsHolder, operator: holderAsOperator }],
  [
    { holder: 'ORANGE', street: '' },
    { holder: operatorAsHolder, street: noPlace, operator: holderAsOperator },
  ],
  [{ holder: 'Orange\u200b' }, { holder: invisible }],
  [{ operator: 'Rossi\u200b', holder: 'Rossi' }, { operator: invisible }],
  [{ operator: 'Boulangerie Rossi SARL' }, { operator: holderAsOperator }],
  [
    { holder: 'Boulangerie Rosi' },
    {
      holder:
        'Ce nom ressemble à celui de l’entreprise ou de la personne qui commande, à une ou deux lettres près : corrigez-le, ou cochez qu’il est écrit ainsi sur la facture',
    },
  ],
  [
    { holderSiret: ' ' },
    { holderSiret: 'Indiquez le SIRET du titulaire, ou cochez que la ligne est au nom d’une personne' },
  ],
  [
    { holderSiret: '73282932000075' },
    { holderSiret: 'Vérifiez ce SIRET : 14 chiffres, sur la facture ou l’avis de situation Sirene' },
  ],
  [
    { holderSiret: '55210055400013' },
    {
      holderSiret:
        'Cette ligne appartient à une autre entreprise : elle doit d’abord la céder, chez son opérateur, à celle qui commande',
    },
  ],
])('refuses %o', (changes, expected) => expect(messages(changes)).toEqual(expected));

test.each<[string, Partial<PortForm>]>([
  ['a name misspelt on the bill itself', { holder: 'Boulangerie Rosi', asOnBill: 'Boulangerie Rosi' }],
  ['the same with spaces around it', { holder: ' Boulangerie Rosi', asOnBill: 'Boulangerie Rosi ' }],
  ['another name on the bill', { holder: 'Fournil du Golfe' }],
  ['a person’s line without a SIRET', { holder: 'Claire Santoni', heldByPerson: true, holderSiret: 'aucun' }],
  ['another establishment of the same company', { holderSiret: '732 829 320 00082' }],
  ['a firm called by its site', { holder: 'Pizza.fr' }],
  ['a line where we don’t deliver', { postCode: '97110', town: 'Pointe-à-Pitre' }],
  ['a text of the maximum length', { operator: 'x'.repeat(200) }],
])('accepts %s', (_, changes) => expect(messages(changes)).toEqual({}));

const other = { number: '0465710009', lastNumber: '0465710009', holder: 'Société du Golfe' } as Port;
const nearly =
  'Ce nom ressemble au titulaire du 04 65 71 00 09, à une ou deux lettres près : corrigez celui qui est faux, ou cochez que ce nom est écrit ainsi sur la facture';

test.each(['Societé du Golf', 'SOCIETE DU GOLEF'])(
  'a holder’s name beside those of other lines: is refused as « %s »',
  (holder) => {
    expect(messages({ holder }, [other])).toEqual({ holder: nearly });
    expect(messages({ holder })).toEqual({});
  },
);

test.each([
  ['the same', { holder: 'SOCIETE DU GOLFE SARL' }],
  ['another one', { holder: 'Garage du Port' }],
  ['said to be on the bill', { holder: 'Société du Golf', asOnBill: 'Société du Golf' }],
])('a holder’s name beside those of other lines is accepted where it is %s', (_, changes) =>
  expect(messages(changes, [other])).toEqual({}),
);

test('a holder’s name beside those of other lines is accepted where it is the client’s own, or that of a third line', () => {
  expect(messages({ holder: 'Boulangerie Rossi' }, [{ ...other, holder: 'Boulangerie Rosi' }])).toEqual({});
  const third = { ...other, holder: 'Société du Golf' };
  expect(messages({ holder: 'Société du Golf' }, [other, third])).toEqual({});
});

test('a confirmed name must be confirmed again once it changes', () => {
  const changes = { holder: 'Boulangerie Rosssi', asOnBill: 'Boulangerie Rosi' };
  expect(messages(changes)).toHaveProperty('holder');
});

test('only says that a holder’s name is too long, without comparing it', () => {
  // Comparing it with a name as long takes more than this second.
  const holder = 'Boulangerie Rossi, '.repeat(500);
  const others = [{ number: '0465710009', lastNumber: '0465710009', holder: `${holder}x` } as Port];
  const started = Date.now();
  expect(messages({ holder }, others)).toEqual({ holder: 'Raccourcissez ce texte à 200 caractères' });
  expect(Date.now() - started).toBeLessThan(1000);
});
