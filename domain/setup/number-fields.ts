import { isPhoneNumber } from '#domain/order/client/phone-number.ts';
import { foldText } from '#domain/typed-text.ts';
import { extensionAndName, isNewNumber, type SetupField, type SetupRows } from './setup-item.ts';

/** Departments of each zone of the French plan but the fourth, which has all others: by the first digits of post codes. */
const departments: Readonly<Record<string, string>> = {
  '01': '75 77 78 91 92 93 94 95',
  '02': '14 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 85',
  '03': '02 08 10 21 25 39 51 52 54 55 57 58 59 60 62 67 68 70 71 80 88 89 90',
  '05': '09 12 16 17 19 23 24 31 32 33 40 46 47 64 65 79 81 82 86 87',
};

/** The zone of an address by its post code; the fourth, with the provider, if it has none. */
export function zoneOf(address: string): string {
  const department = /(?<!\d)(\d{2})\d{3}(?!\d)(?!.*(?<!\d)\d{5}(?!\d))/s.exec(address)?.[1] ?? '';
  return Object.keys(departments).find((zone) => departments[zone]?.split(' ').includes(department)) ?? '04';
}

/** Of more phones, the page lists them once and not beside each number. */
export const maxListed = 20;

export const numberFields = {
  area: {
    label: 'Début souhaité',
    hint: '01 à 05, ou plus précis comme 04 95\u00a0: nous le prenons s’il en reste',
    maxLength: 5,
    input: 'numeric',
    isAsked: ({ numbers }, key) => isNewNumber(key) && numbers.some((number) => number.key === key && number.isOpen),
    propose: ({ sites }) => zoneOf(sites[0]?.address ?? ''),
    followsOrder: true,
    tidy: (typed) => typed.replaceAll(/\D/g, '').replace(/^(\d\d)(\d\d)$/, '$1 $2'),
    refuse: (area) =>
      /^0[1-5](?: \d\d)?$/.test(area) ? undefined : 'Deux ou quatre chiffres qui commencent par 01 à 05',
  },
  ring: {
    label: 'Il fait sonner',
    maxLength: 5,
    options: () => [
      ['all', 'Tous les postes ensemble'],
      ['some', 'Certains postes ensemble'],
      ['turn', 'Certains postes, à tour de rôle'],
    ],
  },
  phones: {
    label: 'Postes qui sonnent',
    hint: ({ phones }) =>
      `Leurs noms ou leurs numéros internes, séparés par des virgules, dans l’ordre s’ils sonnent à tour de rôle${phones.length > maxListed ? '' : `. Vos postes\u00a0: ${phones.map(extensionAndName).join(', ')}`}`,
    maxLength: 300,
    tidy: (typed, { row, sheet }) => (row.ring === 'all' ? '' : tidyPhones(typed, sheet)),
    refuse: (list, { item, sheet }) => {
      if (item.values.ring === 'all') return undefined;
      const message = 'Dites quels postes sonnent, par leurs noms ou leurs numéros internes';
      return refuseUnknown(list, sheet) ?? (list === '' ? message : undefined);
    },
  },
  after: {
    label: 'Sans réponse après',
    hint: 'De 10 à 60 secondes',
    maxLength: 2,
    input: 'numeric',
    propose: () => '20',
    tidy: (typed) => typed.replaceAll(/\D/g, ''),
    refuse: (seconds) =>
      /^\d\d$/.test(seconds) && Number(seconds) >= 10 && Number(seconds) <= 60
        ? undefined
        : 'Un nombre de secondes, de 10 à 60',
  },
  next: {
    label: 'L’appel va',
    maxLength: 9,
    options: () => [
      ['voicemail', 'À la messagerie'],
      ['phone', 'À un autre poste'],
      ['outside', 'À un numéro extérieur'],
    ],
  },
  target: {
    label: 'Poste ou numéro qui prend l’appel',
    maxLength: 50,
    tidy: (typed, { row, sheet }) => (row.next === 'phone' ? tidyPhones(typed, sheet) : typed),
    refuse: (target, { item, sheet }) => {
      // The row is a number too: « vérifiez ce numéro » would mean that one.
      if (item.values.next === 'outside')
        return isPhoneNumber(target)
          ? undefined
          : 'Indiquez le numéro extérieur qui prend l’appel, dix chiffres, ou + et l’indicatif du pays';
      if (item.values.next === 'voicemail') return undefined;
      const message = 'Indiquez un seul poste, par son nom ou son numéro interne';
      return refuseUnknown(target, sheet) ?? (/^\d+$/.test(target) ? undefined : message);
    },
  },
} as const satisfies Readonly<Record<string, SetupField>>;

const fold = (text: string): string => foldText(text).replaceAll(/ ?, ?/g, ', ');

/** The phones that a list such as « 101 à 104, Accueil et Caisse » names, in its order, and what in it is none of them. */
function readPhones(
  typed: string,
  { phones }: SetupRows,
): { readonly extensions: string[]; readonly unknown: string[] } {
  const named = new Map<string, string[]>();
  for (const phone of phones.filter(({ values }) => values.name !== '')) {
    const { name = '', extension = '' } = phone.values;
    for (const spelling of [name, extensionAndName(phone)].map(fold))
      named.set(spelling, [...(named.get(spelling) ?? []), extension]);
  }
  for (const { values } of phones) named.set(values.extension ?? '', [values.extension ?? '']);
  const find = (part: string): readonly string[] => {
    const folded = fold(part);
    const [, first = '', last = ''] = /^(\d+) ?[a-] ?(\d+)$/.exec(folded) ?? [];
    if (!named.has(first) || !named.has(last)) return named.get(folded) ?? [];
    const extensions = phones.map(({ values }) => values.extension ?? '');
    return extensions.filter((extension) => Number(first) <= Number(extension) && Number(extension) <= Number(last));
  };
  const words = typed.split(/(,| et )/i).map((word) => word.trim());
  const folded = words.map(fold);
  const parts: string[] = [];
  for (let first = 0, last: number; first < words.length; first = last + 2) {
    // A name may have commas or « et » in it, up to three: the longest one is meant.
    last = Math.min(first + 6, words.length - 1);
    while (last > first && find(folded.slice(first, last + 1).join(' ')).length === 0) last -= 2;
    parts.push(words.slice(first, last + 1).join(' '));
  }
  return {
    extensions: [...new Set(parts.flatMap(find))],
    unknown: parts.filter((part) => part !== '' && find(part).length === 0),
  };
}

/** A list of phones by their extensions, or as it was typed if something in it is no phone. */
function tidyPhones(typed: string, sheet: SetupRows): string {
  const { extensions, unknown } = readPhones(typed, sheet);
  return unknown.length > 0 ? typed : extensions.join(', ');
}

function refuseUnknown(list: string, sheet: SetupRows): string | undefined {
  const { unknown } = readPhones(list, sheet);
  return unknown.length === 0 ? undefined : `Aucun poste n’a ce nom ou ce numéro interne\u00a0: ${unknown.join(', ')}`;
}
