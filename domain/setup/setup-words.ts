import { formatDay } from '#domain/calendar.ts';
import { formatCounted } from '#domain/money.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { describeOpening } from './hours-fields.ts';
import {
  extensionAndName,
  isAsked,
  isNewNumber,
  isUnassigned,
  type SetupNumber,
  type SetupOrder,
} from './setup-item.ts';
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

/**
 * What a call to each number does, new ones that do the same and follow each other together: « Nouveaux numéros 1 à 24 » and
 * « En 04. Sonne … ».
 */
export function describeNumbers(sheet: SetupSheet, order: SetupOrder): (readonly [name: string, words: string])[] {
  const groups: { readonly name: string; readonly place: string | undefined; last?: string; readonly words: string }[] =
    [];
  for (const item of sheet.numbers) {
    const isOpen = isAreaOpen(item, order);
    const words = `${isOpen ? `En ${item.values.area}. ` : ''}${describeRouting(item, sheet)}`;
    // « 12 » of the twelfth new number while it isn't assigned.
    const place = isOpen ? /^new-(\d+)$/.exec(item.key)?.[1] : undefined;
    const before = groups.at(-1);
    if (place && before?.place && before.words === words) before.last = place;
    else groups.push({ name: item.title, place, words });
  }
  return groups.map(({ name, place, last, words }) => [
    last === undefined ? name : `Nouveaux numéros ${place} à ${last}`,
    words,
  ]);
}

function isAreaOpen({ key }: SetupSheet['numbers'][number], order: SetupOrder): boolean {
  return isAsked(setupParts.numbers.fields.area, order, key);
}

/** « Nouveaux numéros en 04, 05. »; empty if none is left to assign. */
function describeAreas({ numbers }: SetupSheet, order: SetupOrder): string {
  const open = numbers.filter((item) => isAreaOpen(item, order));
  if (open.length === 0) return '';
  const areas = new Set(open.map(({ values }) => values.area));
  const count = sumOpen(order, isUnassigned);
  return `${count > 1 ? 'Nouveaux numéros' : 'Nouveau numéro'} en ${[...areas].join(', ')}. `;
}

function sumOpen({ numbers }: SetupOrder, isMeant: (number: SetupNumber) => boolean): number {
  return numbers.filter(isMeant).reduce((sum, { open }) => sum + open, 0);
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

/** What happens outside the opening hours. */
function describeOutside({ outside, message, email, number }: SetupSheet['hours'][number]['values']): string {
  if (outside === 'number') return `L’appel va au ${formatPhone(number)}.`;
  const voicemail = outside === 'voicemail' ? `Messagerie, vers ${email}` : 'Message, sans répondeur';
  return `${voicemail}\u00a0: «\u202f${message}\u202f»`;
}

interface PartSummary {
  readonly part: SetupPart;
  readonly title: string;
  /** Whether somebody saved it; otherwise it is what we propose. */
  readonly isSaid: boolean;
  /** What we take, in words. */
  readonly taken: string;
  /** What could still be said; empty if nothing is missing. */
  readonly missing: string;
}

/** Each part in a sentence: what we take now, and what is missing. */
export function summariseSetup(sheet: SetupSheet, answers: SetupAnswers, order: SetupOrder): PartSummary[] {
  // A user without a phone has no label.
  const nameless = sheet.phones.filter(
    ({ values }, index) => values.name === '' && order.phones[index]?.kind !== 'user',
  ).length;
  const unknown = sumOpen(order, ({ key }) => !isNewNumber(key));
  const hours = sheet.hours.map(
    ({ values }) => `${describeOpening(values)}. En dehors\u00a0: ${describeOutside(values)}`,
  );
  const texts: Readonly<Record<SetupPart, readonly [taken: string, missing: string]>> = {
    phones: [
      `${formatCounted(sheet.phones.length, 'poste', 'postes')}\u00a0: ${describeExtensions(sheet)}.`,
      nameless === 0
        ? ''
        : `${formatCounted(nameless, 'poste est sans nom', 'postes sont sans nom')}\u00a0: l’étiquette ne dira que le numéro interne.`,
    ],
    numbers: [
      new Set(sheet.numbers.map((item) => describeRouting(item, sheet))).size === 1 && sheet.numbers[0]
        ? `${describeAreas(sheet, order)}${describeRouting(sheet.numbers[0], sheet)}`
        : describeNumbers(sheet, order)
            .map(([name, words]) => `${name}\u00a0: ${words.charAt(0).toLowerCase()}${words.slice(1)}`)
            .join(' '),
      unknown === 0
        ? ''
        : `${formatCounted(unknown, 'numéro à conserver n’est pas encore indiqué', 'numéros à conserver ne sont pas encore indiqués')}.`,
    ],
    hours: [hours.join(''), ''],
    wishes: [describeWishes(sheet, order), ''],
  };
  return askedParts(sheet, order).map((part) => ({
    part,
    title: setupParts[part].title,
    isSaid: answers[part] !== undefined,
    taken: texts[part][0],
    missing: texts[part][1],
  }));
}

/** « 101 à 111, 113 »: 112 calls emergency services. */
function describeExtensions({ phones }: SetupSheet): string {
  const runs: string[][] = [];
  for (const { values } of phones) {
    const run = runs.at(-1);
    if (Number(run?.at(-1)) + 1 === Number(values.extension)) run?.push(values.extension);
    else runs.push([values.extension]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} à ${run.at(-1)}` : run.join(', '))).join(', ');
}

/** When the parcels and the kept numbers are wished for. */
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
