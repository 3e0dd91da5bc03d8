import { luhnSum } from '#domain/official-numbers.ts';
import type { PortForm, PortingClient } from '#domain/portability/read-port.ts';
import { rioKey } from '#domain/portability/rio.ts';
import type { Random } from './resilience/payloads.ts';

export interface Dossier {
  readonly client: PortingClient;
  readonly blocks: readonly PortForm[];
}

/** Names as on bills: `[company on the order, holder on the bill]`. */
const companies = [
  ['Boulangerie Rossi', 'SARL BOULANGERIE ROSSI'],
  ['Mairie de Bastelicaccia', 'Mairie de Bastelicaccia'],
  ['Cabinet Médical de l’Étang', 'CABINET MEDICAL DE L ETANG'],
  ['Garage du Golfe SAS', 'Garage du Golfe'],
  ['Association Sport & Culture', 'ASSOCIATION SPORT ET CULTURE AJACCIO'],
  ['Hôtel Le Maquis', 'Société d’exploitation Le Maquis'],
  // An operator that misspelt the client's name on its bill.
  ['Luciani Immobilier', 'Luciani Immobillier'],
] as const;
const people = ['Claire Santoni', 'Jean-Marc Poli', 'Ghjulia Casanova', 'Éric N’Diaye'] as const;
const operators = ['Orange', 'SFR', 'Bouygues Telecom', 'Free'] as const;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const digits = '0123456789';

/** A dossier without a mistake, typed as people type: two to five blocks, some of them ranges, some a person's. */
export function validDossier(random: Random): Dossier {
  const [company, holder] = pick(random, companies);
  const siret = randomSiret(random);
  const name = pick(random, people);
  const blocks = Array.from({ length: 2 + randomBelow(random, 4) }, (_, index) => {
    // The fifth digit is the block's index, so no two overlap; below 9000 a range stays within its 10 000.
    const prefix = `${pick(random, ['0495', '0420', '0199', '0974'])}${index}${randomBelow(random, 10)}`;
    const number = `${prefix}${String(randomBelow(random, 9000)).padStart(4, '0')}`;
    const last = random() < 0.2 ? String(Number(number) + 1 + randomBelow(random, 30)).padStart(10, '0') : '';
    const heldByPerson = random() < 0.15;
    return {
      number: typed(random, number),
      lastNumber: last === '' ? '' : typed(random, last),
      rio: typedRio(random, validRio(random, number)),
      holder: heldByPerson ? name : holder,
      heldByPerson,
      holderSiret: heldByPerson ? '' : siret,
      asOnBill: '',
      address: '12 rue Fesch\n20000 Ajaccio',
      operator: pick(random, operators),
    };
  });
  return { client: { company, name, siret, portedNumbers: countTyped(blocks) }, blocks };
}

/** The same dossier after the client has confirmed, in each block, that the bill spells the holder's name so. */
export function withConfirmedHolders({ client, blocks }: Dossier): Dossier {
  return { client, blocks: blocks.map((block) => ({ ...block, asOnBill: block.holder })) };
}

/**
 * Mistakes, by name. Each returns the blocks of a valid dossier with one mistake in one block (or two swapped).
 * Typos in an address or an operator's name aren't among them: no port is refused for these.
 */
export const mistakes: Readonly<Record<string, (dossier: Dossier, random: Random) => readonly PortForm[]>> = {
  'a wrong character in the RIO': change('rio', (rio, random) => wrongCharacter(random, compact(rio), letters)),
  'two wrong characters in the RIO': change('rio', (rio, random) =>
    wrongCharacter(
      random,
      wrongCharacter(random, compact(rio).slice(0, 6), letters) + compact(rio).slice(6),
      letters,
      6,
    ),
  ),
  'two neighbours swapped in the RIO': change('rio', (rio, random) => swapped(random, compact(rio))),
  'O for 0, or 0 for O, in the RIO': change('rio', (rio, random) => lookalike(random, compact(rio))),
  'a character missing in the RIO': change('rio', (rio, random) => without(random, compact(rio))),
  'a character doubled in the RIO': change('rio', (rio, random) => doubled(random, compact(rio))),
  'no RIO': change('rio', () => ''),
  'a wrong digit in the number': change('number', (number, random) =>
    wrongCharacter(random, national(number), digits, 2),
  ),
  'two neighbours swapped in the number': change('number', (number, random) => swapped(random, national(number), 2)),
  'a digit missing in the number': change('number', (number, random) => without(random, national(number))),
  'a digit doubled in the number': change('number', (number, random) => doubled(random, national(number))),
  'a mobile number': change(
    'number',
    (_, random) => `06 39 98 ${10 + randomBelow(random, 90)} ${10 + randomBelow(random, 90)}`,
  ),
  'a number in 08': change('number', (_, random) => `0800 ${100_000 + randomBelow(random, 900_000)}`),
  'a number from overseas': change('number', (_, random) => `0262 ${100_000 + randomBelow(random, 900_000)}`),
  'a number from abroad': change('number', (_, random) => `+32 2 555 ${10 + randomBelow(random, 90)} 12`),
  'RIOs of two numbers swapped': ({ blocks: [one, two, ...others] }) =>
    one && two ? [{ ...one, rio: two.rio }, { ...two, rio: one.rio }, ...others] : [],
  'number and RIO in each other’s field': changeBlock((block) => ({ number: block.rio, rio: block.number })),
  'the same number twice': ({ blocks: [one, two, ...others] }) =>
    one && two ? [one, { ...two, number: one.number, lastNumber: '', rio: one.rio }, ...others] : [],
  'a number left out': ({ blocks }) => blocks.slice(1),
  'somebody else’s number with the client’s RIO': change('number', (_, random) => randomNumber(random)),
  'somebody else’s line, under their name and SIRET': changeBlock((_, random) => ({
    ...strangersLine(random),
    ...{ holder: 'Pharmacie des Sanguinaires', heldByPerson: false, holderSiret: randomSiret(random) },
  })),
  // Number and RIO agree, and the holder is the client's: only the former operator knows the holder, so it can't be detected here.
  'somebody else’s line, under the client’s name': changeBlock((_, random) => strangersLine(random)),
  'no holder': change('holder', () => ' '),
  'holder and operator swapped': changeBlock(({ holder, operator }) => ({ holder: operator, operator: holder })),
  'a typo in the holder’s name': change('holder', (holder, random) => wrongCharacter(random, holder, letters, 3)),
  'a wrong digit in the SIRET': changeBlock((_, random, { siret }) => ({
    heldByPerson: false,
    holderSiret: wrongCharacter(random, siret, digits),
  })),
  'no SIRET': changeBlock(() => ({ heldByPerson: false, holderSiret: '' })),
  'no operator': change('operator', () => ''),
  'no address': change('address', () => ''),
  'a range from its end to its beginning': changeBlock(({ number, rio }) => ({
    rio,
    lastNumber: String(Number(national(number)) - 3).padStart(10, '0'),
  })),
  'a wrong end of a range': changeBlock(({ number, lastNumber }, random) => ({
    lastNumber: String(Number(national(lastNumber || number)) + 1 + randomBelow(random, 9)).padStart(10, '0'),
  })),
};

type Changes = Partial<PortForm>;

function changeBlock(edit: (block: PortForm, random: Random, client: PortingClient) => Changes) {
  return ({ client, blocks }: Dossier, random: Random): readonly PortForm[] => {
    const chosen = randomBelow(random, blocks.length);
    return blocks.map((block, index) => (index === chosen ? { ...block, ...edit(block, random, client) } : block));
  };
}

function change(
  field: 'number' | 'rio' | 'holder' | 'address' | 'operator',
  edit: (text: string, random: Random) => string,
) {
  return changeBlock((block, random) => ({ [field]: edit(block[field], random) }));
}

function strangersLine(random: Random): Changes {
  const number = randomNumber(random);
  return { number, lastNumber: '', rio: validRio(random, number) };
}

function randomNumber(random: Random): string {
  return `0536${String(490_000 + randomBelow(random, 10_000)).padStart(6, '0')}`;
}

function validRio(random: Random, number: string): string {
  const start = Array.from({ length: 9 }, () => letters.charAt(randomBelow(random, letters.length))).join('');
  return start + rioKey(start, number);
}

/** Thirteen random digits and the one that makes the Luhn sum a multiple of ten. */
function randomSiret(random: Random): string {
  const start = Array.from({ length: 13 }, () => randomBelow(random, 10)).join('');
  return `${start}${(10 - (luhnSum(`${start}0`) % 10)) % 10}`;
}

function countTyped(blocks: readonly PortForm[]): number {
  return blocks.reduce(
    (total, { number, lastNumber }) =>
      total + (lastNumber === '' ? 1 : Number(national(lastNumber)) - Number(national(number)) + 1),
    0,
  );
}

function typed(random: Random, number: string): string {
  const pairs = (separator: string): string => number.replaceAll(/(?<=^(?:\d\d)+)(?=\d)/g, separator);
  return pick(random, [number, pairs(' '), pairs('.'), pairs('\u00a0'), `+33 ${pairs(' ').slice(1)}`, ` ${number} `]);
}

function typedRio(random: Random, rio: string): string {
  const groups = rio.replace(/^(..)(.)(.{6})(...)$/, '$1 $2 $3 $4');
  return pick(random, [rio, rio.toLowerCase(), groups, groups.toLowerCase()]);
}

function national(number: string): string {
  return compact(number).replace(/^\+33/, '0');
}

function compact(text: string): string {
  return text.replaceAll(/[\s.]/g, '').toUpperCase();
}

function wrongCharacter(random: Random, text: string, signs: string, from = 0): string {
  const index = from + randomBelow(random, text.length - from);
  // Excludes the same letter: accents and case are ignored.
  const right = text.charAt(index).normalize('NFD').charAt(0).toUpperCase();
  const others = [...signs].filter((sign) => sign !== right);
  return text.slice(0, index) + pick(random, others) + text.slice(index + 1);
}

/** Swaps two neighbours that differ; if there are none, the text gets a wrong character. */
function swapped(random: Random, text: string, from = 0): string {
  const places = [...text.slice(0, -1)].map((_, index) => index).filter((index) => index >= from);
  const differing = places.filter((index) => text[index] !== text[index + 1]);
  if (differing.length === 0) return wrongCharacter(random, text, digits, from);
  const index = pick(random, differing);
  return text.slice(0, index) + text.charAt(index + 1) + text.charAt(index) + text.slice(index + 2);
}

function lookalike(random: Random, rio: string): string {
  const alike: Readonly<Record<string, string>> = {
    O: '0',
    '0': 'O',
    I: '1',
    '1': 'I',
    S: '5',
    '5': 'S',
    B: '8',
    '8': 'B',
  };
  const places = [...rio].map((_, index) => index).filter((index) => rio.charAt(index) in alike);
  if (places.length === 0) return wrongCharacter(random, rio, letters);
  const index = pick(random, places);
  return rio.slice(0, index) + (alike[rio.charAt(index)] ?? '') + rio.slice(index + 1);
}

function without(random: Random, text: string): string {
  const index = randomBelow(random, text.length);
  return text.slice(0, index) + text.slice(index + 1);
}

function doubled(random: Random, text: string): string {
  const index = randomBelow(random, text.length);
  return text.slice(0, index) + text.charAt(index) + text.slice(index);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[randomBelow(random, items.length)] as Item;
}

function randomBelow(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}
