import { isPhoneNumber, phoneMessage } from '#domain/order/client/phone-number.ts';
import type { SetupField, SetupRows } from './setup-item.ts';

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

/** The extensions of a list such as « 101, 103 », in its order. */
export function extensionsOf(list: string): string[] {
  return list.match(/\d+/g) ?? [];
}

export const numberFields = {
  area: {
    label: 'Début souhaité',
    hint: '01 à 05, ou plus précis comme 04 95\u00a0: nous le prenons s’il en reste',
    maxLength: 5,
    input: 'numeric',
    isAsked: (_order, key) => key.startsWith('new'),
    propose: ({ sites }) => zoneOf(sites[0]?.address ?? ''),
    tidy: (typed) => typed.replaceAll(/\D/g, '').replace(/^(\d\d)(\d\d)$/, '$1 $2'),
    refuse: (area) =>
      /^0[1-5](?: \d\d)?$/.test(area) ? undefined : 'Deux ou quatre chiffres qui commencent par 01 à 05',
  },
  ring: {
    label: 'Il fait sonner',
    maxLength: 5,
    options: () => [
      { value: 'all', name: 'Tous les postes ensemble' },
      { value: 'some', name: 'Certains postes ensemble' },
      { value: 'turn', name: 'Certains postes, à tour de rôle' },
    ],
  },
  phones: {
    label: 'Postes qui sonnent',
    hint: 'Seulement pour certains postes\u00a0: leurs numéros internes dans l’ordre, par exemple 101, 103',
    maxLength: 300,
    tidy: (typed) => extensionsOf(typed).join(', '),
    refuse: (list, { item, sheet }) => {
      if (item.values.ring === 'all') return undefined;
      const extensions = extensionsOf(list);
      if (extensions.length === 0) return 'Dites quels postes sonnent, par exemple 101, 103';
      return refuseUnknown(extensions, sheet);
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
      { value: 'voicemail', name: 'À la messagerie' },
      { value: 'phone', name: 'À un autre poste' },
      { value: 'outside', name: 'À un numéro extérieur' },
    ],
  },
  target: {
    label: 'Poste ou numéro qui prend l’appel',
    hint: 'Seulement s’il ne va pas à la messagerie',
    maxLength: 20,
    input: 'tel',
    refuse: (target, { item, sheet }) => {
      if (item.values.next === 'phone') return refuseUnknown([target.trim()], sheet);
      return item.values.next === 'outside' && !isPhoneNumber(target) ? phoneMessage : undefined;
    },
  },
} as const satisfies Readonly<Record<string, SetupField>>;

function refuseUnknown(extensions: readonly string[], { phones }: SetupRows): string | undefined {
  const unknown = extensions.find((wanted) => phones.every(({ values }) => values.extension !== wanted));
  if (unknown === undefined) return undefined;
  return unknown === '' ? 'Indiquez le numéro interne d’un poste' : `Aucun poste n’a le numéro interne ${unknown}`;
}
