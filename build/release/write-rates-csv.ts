import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import type { TenThousandths } from '#domain/money.ts';
import { lineKinds } from '#site/features/call-rates-dialog/search-rates.ts';

/** All rates in euros before tax a minute, for French spreadsheets: semicolons, decimal commas, a byte-order mark. */
export function writeRatesCsv(rates: readonly CallRate[]): string {
  const head = ['Zone', 'Destination', 'Type', 'Tarif (EUR HT/min)', 'Statut'];
  const lines = rates.map(({ zone, destination, type, rate, status }) => [
    texts.zones[zone],
    destination,
    lineKinds[type],
    decimal(rate),
    status === 'provisional' ? texts.provisional : 'confirmé',
  ]);
  return `\uFEFF${[head, ...lines].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

function decimal(rate: TenThousandths): string {
  return (rate / 10_000).toFixed(4).replace('.', ',');
}

function cell(text: string): string {
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
