import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { csvFile } from '#domain/csv.ts';
import type { TenThousandths } from '#domain/money.ts';
import { lineKinds } from '#site/features/call-rates-dialog/search-rates.ts';

/** All rates in euros before tax a minute, for French spreadsheets: decimal commas, no special spaces. */
export function writeRatesCsv(rates: readonly CallRate[]): string {
  const head = ['Zone', 'Destination', 'Type', 'Tarif (EUR HT/min)', 'Statut'];
  const lines = rates.map(({ zone, destination, type, rate, status }) => [
    texts.zones[zone],
    destination,
    lineKinds[type],
    decimal(rate),
    status === 'provisional' ? texts.provisional : 'confirmé',
  ]);
  return csvFile([head, ...lines]).replaceAll(/[\u00a0\u202f]/g, ' ');
}

function decimal(rate: TenThousandths): string {
  return (rate / 10_000).toFixed(4).replace('.', ',');
}
