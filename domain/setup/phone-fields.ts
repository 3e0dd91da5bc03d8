import { findShortNumber } from '#domain/calls/numbering-plan.ts';
import { isEmail, maxEmailLength } from '#domain/email/email-address.ts';
import { formatCounted } from '#domain/money.ts';
import { isInLatinLetters } from '#domain/typed-text.ts';
import type { SetupField } from './setup-item.ts';

/** What is proposed to the phones in turn: 101, 102 … without 112 and other emergency numbers. */
const proposedExtensions = Array.from({ length: 99 }, (_, index) => String(101 + index)).filter(
  (extension) => findShortNumber(extension) !== 'emergency',
);

const extensionMessage = 'De deux à quatre chiffres, par exemple 101';

export const phoneFields = {
  name: {
    label: 'Nom ou lieu',
    hint: 'Par exemple Accueil ou Claire',
    maxLength: 40,
    refuse: (name) => {
      // A formula in spreadsheets; a quote or backslash breaks the files that telephone systems import.
      if (/^[=+@-]|["\\]/.test(name))
        return 'Écrivez ce nom sans guillemet droit (") ni barre inverse (\\), et commencez-le par une lettre ou un chiffre';
      return name === '' || isInLatinLetters(name) ? undefined : 'Écrivez ce nom en lettres latines';
    },
  },
  extension: {
    label: 'Numéro interne',
    maxLength: 4,
    input: 'numeric',
    propose: (_order, index) => proposedExtensions[index] ?? '',
    tidy: (typed) => typed.replaceAll(/\s/g, ''),
    refuse: (extension, { item, sheet }) => {
      if (!/^\d{2,4}$/.test(extension)) return extensionMessage;
      if (findShortNumber(extension) === 'emergency')
        return `Le ${extension} appelle les secours\u00a0: prenez-en un autre`;
      const twin = sheet.phones.find(({ key, values }) => key !== item.key && values.extension === extension);
      return twin && `Le ${extension} est déjà pris\u00a0: ${twin.values.name || twin.title}`;
    },
  },
  site: {
    isRare: true,
    label: 'Site',
    maxLength: 1,
    options: ({ sites }) => sites.map(({ number, address }) => [String(number), `Site ${number}, ${address}`] as const),
    propose: ({ phones }, index) => String(phones[index]?.site ?? 1),
    refuse: (site, { item, sheet, order }) => {
      const capacity = order.sites.find(({ number }) => String(number) === site)?.capacity;
      const there = sheet.phones.filter(({ values }) => values.site === site);
      const isLast = there.at(-1)?.key === item.key;
      return isLast && capacity !== undefined && there.length > capacity
        ? `Le site ${site} a de la place pour ${formatCounted(capacity, 'poste', 'postes')}, et vous en mettez ${there.length}\u00a0: déplacez-en ${there.length - capacity === 1 ? 'un' : there.length - capacity}`
        : undefined;
    },
  },
  shown: {
    isRare: true,
    label: 'Numéro affiché quand il appelle',
    maxLength: 12,
    options: ({ numbers }) => [
      ...numbers.filter(({ key }) => !key.endsWith('others')).map(({ key, name }) => [key, name] as const),
      ['hidden', 'Aucun, appel masqué'],
    ],
  },
  email: {
    isRare: true,
    label: 'E-mail pour ses messages',
    hint: 'Facultatif',
    maxLength: maxEmailLength,
    input: 'email',
    refuse: (email) => (email === '' || isEmail(email) ? undefined : 'Vérifiez cette adresse e-mail'),
  },
} as const satisfies Readonly<Record<string, SetupField>>;
