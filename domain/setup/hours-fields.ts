import { weekdays } from '#domain/calendar.ts';
import { isEmail, maxEmailLength } from '#domain/email/email-address.ts';
import { isPhoneNumber, phoneMessage } from '#domain/order/client/phone-number.ts';
import { capitalised } from '#domain/typed-text.ts';
import { describeWeek, formatHours, readHours } from './opening-hours.ts';
import type { SetupField, SetupItem, SetupOrder } from './setup-item.ts';

type Weekday = (typeof weekdays)[number];

/** From Monday to Friday, when most offices answer. */
const usualHours = formatHours([{ from: 9 * 60, until: 18 * 60 }]);

/** What a day with the hours of the one before it shows, so that a change of that one changes both. */
const sameHours = 'Idem';
const isSame = (typed: string): boolean => /^idem$/i.test(typed);

const days = Object.fromEntries(
  weekdays.map((day, index): [Weekday, SetupField] => [
    day,
    {
      label: capitalised(day),
      maxLength: 80,
      propose: () => (index < 5 ? usualHours : ''),
      show: (hours, row) => (hours !== '' && hours === row[weekdays[index - 1] ?? ''] ? sameHours : hours),
      tidy: (typed, { row }) => {
        // « Idem » below a closed day stays and is refused: this day may be open.
        const ranges = readHours((isSame(typed) && row[weekdays[index - 1] ?? '']) || typed);
        return ranges === undefined ? typed : formatHours(ranges);
      },
      refuse: (hours, { item }) => {
        const before = item.values[weekdays[index - 1] ?? ''] ?? '';
        if (readHours(hours) !== undefined || (isSame(hours) && readHours(before) === undefined)) return undefined;
        return 'Écrivez ces heures comme 9\u00a0h - 12\u00a0h, 14\u00a0h - 18\u00a0h, minuit comme 24\u00a0h, celles d’après minuit au jour suivant, ou laissez vide si c’est fermé';
      },
    },
  ]),
) as Readonly<Record<Weekday, SetupField>>;

export const hoursFields = {
  ...days,
  holidays: {
    label: 'Jours fériés',
    maxLength: 6,
    options: () => [
      ['closed', 'Fermé'],
      ['open', 'Comme les autres jours'],
    ],
  },
  outside: {
    label: 'En dehors de ces heures',
    maxLength: 9,
    options: () => [
      ['voicemail', 'Messagerie, reçue par e-mail'],
      ['message', 'Un message, sans répondeur'],
      ['number', 'Un autre numéro'],
    ],
  },
  message: {
    label: 'Le message',
    hint: 'Une voix le lit. Changez-le si vous voulez.',
    maxLength: 500,
    input: 'lines',
    propose: (order, _index, row) => endedMessage(proposedMessage(order), row),
    followsOrder: true,
    tidy: (typed, { row }) => endedMessage(typed, row),
    refuse: (message, { item: { values } }) =>
      message === '' && values.outside !== 'number' ? 'Écrivez ce que vos clients entendent' : undefined,
  },
  email: {
    label: 'E-mail qui reçoit les messages',
    maxLength: maxEmailLength,
    input: 'email',
    propose: ({ email }) => email,
    followsOrder: true,
    refuse: (email, { item }) =>
      item.values.outside !== 'voicemail' || isEmail(email) ? undefined : 'Vérifiez cette adresse e-mail',
  },
  number: {
    label: 'Numéro qui reçoit les appels',
    maxLength: 20,
    input: 'tel',
    refuse: (number, { item }) =>
      item.values.outside !== 'number' || isPhoneNumber(number) ? undefined : phoneMessage,
  },
} as const satisfies Readonly<Record<string, SetupField>>;

/** How the proposed message ends, which must not ask callers to speak where nothing records them. */
const invitation = 'Laissez-nous un message, nous vous rappellerons.';

function proposedMessage({ company }: SetupOrder): string {
  return `Bonjour${company === '' ? '' : `, ${company}`}. Nous sommes fermés pour le moment. ${invitation}`;
}

function endedMessage(message: string, { outside }: SetupItem['values']): string {
  return outside === 'message'
    ? message.replace(invitation, 'Merci de rappeler pendant nos heures d’ouverture.')
    : message;
}

/** The opening hours in words. */
export function describeOpening(values: Readonly<Record<string, string>>): string {
  const week = describeWeek(weekdays.map((day) => values[day] ?? ''));
  return `${capitalised(week)}${values.holidays === 'closed' ? '\u202f; fermé les jours fériés' : ''}`;
}
