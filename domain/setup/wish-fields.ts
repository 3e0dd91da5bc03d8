import { addDays, formatDay, isDay, mondayOf } from '#domain/calendar.ts';
import type { FieldContext, SetupField } from './setup-item.ts';

export const wishFields = {
  week: {
    label: 'Semaine souhaitée pour la livraison',
    hint: 'Un jour de cette semaine-là. Laissez vide pour le plus tôt possible. C’est un souhait, pas une promesse.',
    maxLength: 10,
    input: 'date',
    isAsked: ({ hasParcels }) => hasParcels,
    tidy: (typed) => (isDay(typed) ? mondayOf(typed) : typed),
    refuse: (monday, { order }) => refuseDay(isDay(monday) ? addDays(monday, 6) : monday, order),
  },
  portDay: {
    label: 'Jour souhaité pour le transfert de vos numéros',
    hint: 'Du lundi au vendredi. Laissez vide pour le plus tôt possible. Vous avez le droit de choisir un jour plus éloigné.',
    maxLength: 10,
    input: 'date',
    isAsked: ({ keepsNumbers }) => keepsNumbers,
    refuse: (day, { order, item }) => {
      const refused = refuseDay(day, order);
      if (refused !== undefined || day === '') return refused;
      if (day >= addDays(mondayOf(day), 5)) return 'Choisissez un jour du lundi au vendredi';
      const { week = '' } = item.values;
      return isDay(week) && day < week
        ? `Choisissez un jour à partir du ${formatDay(week)}\u00a0: avant, vos téléphones ne sont pas livrés`
        : undefined;
    },
  },
} as const satisfies Readonly<Record<string, SetupField>>;

function refuseDay(day: string, { today }: FieldContext['order']): string | undefined {
  if (day === '' || (isDay(day) && day > today && day <= addDays(today, 366))) return undefined;
  return 'Choisissez un jour à venir, d’ici un an';
}
