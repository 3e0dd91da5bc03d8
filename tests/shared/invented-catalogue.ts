import { nameInFile } from '#build/content/read/read-catalogues.ts';
import { addDays, parisDay } from '#domain/calendar.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';

/** A catalogue that begins tomorrow, or after the last one that is announced, with its prices 7,50 € higher. */
export function inventCatalogue(catalogues: readonly [Catalogue, ...Catalogue[]]): Catalogue {
  const newest = currentCatalogue(catalogues, new Date('9999-12-31'));
  const today = parisDay(new Date());
  return {
    ...newest,
    id: 'invented',
    validFrom: addDays(newest.validFrom > today ? newest.validFrom : today, 1),
    source: 'Invented by the tests',
    oneTime: raise(newest.oneTime),
    monthly: raise(newest.monthly),
    unlimited: { ...newest.unlimited, priceCents: raise(newest.unlimited.priceCents) },
  };
}

/** Noons around the first day of a catalogue. */
export function momentsAround({ validFrom }: Catalogue): { readonly when: string; readonly noon: Date }[] {
  const noon = (days: number) => new Date(`${addDays(validFrom, days)}T11:00:00Z`);
  return [
    { when: 'the day before a price change', noon: noon(-1) },
    { when: 'the first day of a price change', noon: noon(0) },
    { when: 'long after a price change', noon: noon(45) },
  ];
}

/** Prices, each 7,50 € higher; what is free remains free, as the build refuses a price that comes suddenly. */
export function raise<Prices>(prices: Prices): Prices {
  return JSON.parse(JSON.stringify(prices), (key, value) =>
    typeof value === 'number' && value > 0 && key !== 'vatRate' ? value + 750 : value,
  );
}

/** The file that the owner would write for a catalogue; YAML reads JSON. */
export function fileOf({ id: _name, ...catalogue }: Catalogue): string {
  return JSON.stringify(inEuros(catalogue));
}

function inEuros(value: unknown, isHundredths = false): unknown {
  if (typeof value === 'number' && isHundredths) return (value / 100).toFixed(2).replace('.', ',');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([key, part]) => [
    nameInFile(key),
    inEuros(part, isHundredths || key === 'priceCents' || /vatRate/i.test(key)),
  ]);
  return Object.fromEntries(fields);
}
