import { formatDay } from '#domain/calendar.ts';
import { formatCounted } from '#domain/money.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { describeOpening } from './hours-fields.ts';
import { extensionAndName, isAsked, isNewNumber, type SetupOrder } from './setup-item.ts';
import { askedParts, type SetupAnswers, type SetupPart, type SetupSheet, setupParts } from './setup-sheet.ts';

/** What a phone is called on its label and in the drawing: « Accueil », or what it is if it has no name. */
export function phoneLabel({ title, values: { name } }: SetupSheet['phones'][number]): string {
  return name === '' ? title : name;
}

/** « 101 Accueil » */
function namedExtension(extension: string, { phones }: SetupSheet): string {
  const phone = phones.find(({ values }) => values.extension === extension);
  return phone === undefined ? extension : extensionAndName(phone);
}

/** What a call to a number does: « Sonne sur tous les postes ensemble ; sans réponse après 20 s, va à la messagerie. » */
function describeRouting({ values }: SetupSheet['numbers'][number], sheet: SetupSheet): string {
  const { ring, phones, after, next, target } = values;
  const some = phones
    .split(', ')
    .map((extension) => namedExtension(extension, sheet))
    .join(', ');
  const one = phones.includes(', ') ? undefined : `Sonne sur le poste ${some}`;
  const rings = {
    all: 'Sonne sur tous les postes ensemble',
    some: one ?? `Sonne en même temps sur les postes ${some}`,
    turn: one ?? `Sonne à tour de rôle sur les postes ${some}`,
  };
  const then = {
    phone: `va au poste ${namedExtension(target, sheet)}`,
    outside: `va au ${formatPhone(target)}`,
    voicemail: 'va à la messagerie',
  };
  return `${rings[ring as keyof typeof rings] ?? rings.all}\u202f; sans réponse après ${after}\u00a0s, ${then[next as keyof typeof then] ?? then.voicemail}.`;
}

/** Numbers that one line names; of more, which follow each other, the first and the last. */
const maxNames = 6;

/** What a call to each number does, those that do the same together. */
function describeNumbers(sheet: SetupSheet, order: SetupOrder): (readonly [names: string, words: string])[] {
  const names = new Map<string, string[]>();
  for (const item of sheet.numbers) {
    const isAreaOpen = isAsked(setupParts.numbers.fields.area, order, item.key);
    const words = `${isAreaOpen ? `En ${item.values.area}. ` : ''}${describeRouting(item, sheet)}`;
    names.set(words, [...(names.get(words) ?? []), item.title]);
  }
  const all = sheet.numbers.map(({ title }) => title);
  return [...names].map(([words, titles]) => {
    const [first = '', last = ''] = [titles[0], titles.at(-1)];
    const isShort = titles.length > maxNames && all.indexOf(last) - all.indexOf(first) < titles.length;
    const run = `${first}, … ${last}`.replace(/^Nouveau numéro (\d+), … \D+(\d+)$/, 'Nouveaux numéros $1 à $2');
    return [isShort ? run : titles.join(', '), words];
  });
}

/** Whatever is set up besides the phones, each by its name: the numbers, the hours, the dates. */
export function describeSetup(sheet: SetupSheet, order: SetupOrder): (readonly [name: string, words: string])[] {
  const dates = describeWishes(sheet, order);
  return [
    ...describeNumbers(sheet, order),
    ...sheet.hours.flatMap(({ values }) => [
      ['Horaires', describeOpening(values)] as const,
      ['En dehors', describeOutside(values)] as const,
    ]),
    ...(dates === '' ? [] : [['Dates', dates] as const]),
  ];
}

function describeOutside({ outside, message, email, number }: SetupSheet['hours'][number]['values']): string {
  if (outside === 'number') return `L’appel va au ${formatPhone(number)}.`;
  const voicemail = outside === 'voicemail' ? `Messagerie, vers ${email}` : 'Message, sans répondeur';
  return `${voicemail}\u00a0: «\u202f${message}\u202f»`;
}

/** Each part in a sentence: what we take now, a line for each number, and what could still be said, empty if nothing. */
export function summariseSetup(sheet: SetupSheet, answers: SetupAnswers, order: SetupOrder) {
  const nameless = sheet.phones.find(({ values, kind }) => values.name === '' && kind !== 'user');
  const isUnknown = order.numbers.some((number) => number.isOpen && !isNewNumber(number.key));
  const hours = sheet.hours.map(
    ({ values }) => `${describeOpening(values)}. En dehors\u00a0: ${describeOutside(values)}`,
  );
  const texts: Readonly<Record<SetupPart, readonly [taken: readonly string[], missing: string]>> = {
    phones: [
      [
        `${formatCounted(sheet.phones.length, 'poste', 'postes')}\u00a0: ${sheet.phones.map(extensionAndName).join(', ')}.`,
      ],
      nameless
        ? `L’étiquette d’un poste sans nom porte ce qu’il est et son numéro interne, par exemple «\u202f${phoneLabel(nameless)}\u202f» et ${nameless.values.extension}.`
        : '',
    ],
    numbers: [
      describeNumbers(sheet, order).map((line) => line.join('\u00a0: ')),
      isUnknown ? 'Numéros à conserver\u00a0: à compléter.' : '',
    ],
    hours: [hours, ''],
    wishes: [[describeWishes(sheet, order)], ''],
  };
  return askedParts(sheet, order).map((part) => ({
    part,
    title: setupParts[part].title,
    /** Whether somebody saved it; otherwise it is what we propose. */
    isSaid: answers[part] !== undefined,
    taken: texts[part][0],
    missing: texts[part][1],
  }));
}

function describeWishes({ wishes: [wishes] }: SetupSheet, order: SetupOrder): string {
  const soon = 'dès que possible';
  const { week = '', portDay = '' } = wishes?.values ?? {};
  return [
    ...(order.hasParcels
      ? [`Livraison souhaitée\u00a0: ${week === '' ? soon : `la semaine du ${formatDay(week)}`}.`]
      : []),
    ...(order.keepsNumbers ? [`Transfert souhaité\u00a0: ${portDay === '' ? soon : `le ${formatDay(portDay)}`}.`] : []),
  ].join(' ');
}
