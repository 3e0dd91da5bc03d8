import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import type { TenThousandths } from '#domain/money.ts';
import { kinds } from '#site/features/call-rates-dialog/describe-number.ts';

/**
 * All rates as a file that French spreadsheets open: semicolons, decimal commas, a byte-order mark for the accents, plain
 * spaces only. One line a rate, in euros before tax per minute.
 */
export function writeRatesCsv(rates: readonly CallRate[]): string {
  const head = ['Zone', 'Destination', 'Type', 'Tarif (EUR HT/min)', 'Statut'];
  const lines = rates.map(({ zone, destination, type, rate, status }) => [
    texts.zones[zone],
    destination,
    kinds[type],
    decimal(rate),
    status === 'provisional' ? texts.provisional : 'confirmé',
  ]);
  return `\uFEFF${[head, ...lines].map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
}

function decimal(rate: TenThousandths): string {
  const digits = String(rate).padStart(5, '0');
  return `${digits.slice(0, -4)},${digits.slice(-4)}`;
}

function quoted(cell: string): string {
  const plain = cell.replaceAll(/[\u00a0\u202f]/g, ' ');
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
