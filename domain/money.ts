/**
 * Amounts are integer cents of a euro, rates a minute integer ten-thousandths, VAT rates hundredths of a percent
 * (2000 = 20 %).
 */
export type Cents = number;
export type TenThousandths = number;

/** Rounds a quotient of safe integers halves up; the divisor is positive. Throws `RangeError` for anything else. */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`roundHalfUp takes safe integers, got ${numerator} / ${denominator}`);
  }
  const remainder = ((numerator % denominator) + denominator) % denominator;
  const floor = (numerator - remainder) / denominator;
  return remainder * 2 >= denominator ? floor + 1 : floor;
}

/** `cents × part / whole` rounded half up, for amounts whose product is beyond the safe integers; none is negative. */
export function shareOf(cents: Cents, part: Cents, whole: Cents): Cents {
  return Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** `numerator / denominator` rounded up to an integer, for quantities (blocks, cables), never for money. */
export function ceilDiv(numerator: number, denominator: number): number {
  return Math.floor((numerator + denominator - 1) / denominator);
}

/** An amount in cents rounded half up to the whole euro, still in cents. */
export function roundToEuro(cents: Cents): Cents {
  return roundHalfUp(cents, 100) * 100;
}

/** VAT in cents on a sum before tax, rounded once (per rate, not per line). */
export function vatOn(baseCents: Cents, vatRate: number): Cents {
  return roundHalfUp(baseCents * vatRate, 10_000);
}

/** An amount as a decimal number of euros with a point, exactly: 2250 → `22.5`, 115400 → `1154`. */
export function toEuroDecimal(cents: Cents): string {
  return shiftDecimal(cents, 2).replace(/\.?0+$/, '');
}

/** An amount in euros as a number for JSON: 115400 → 1154. The result is the double nearest to the exact amount. */
export function toEuroNumber(cents: Cents): number {
  return Number(toEuroDecimal(cents));
}

/** An amount with its cents, in French format: 2250 → `22,50 €`, 115400 → `1 154,00 €`. */
export function formatEuros(cents: Cents): string {
  return `${inFrench(shiftDecimal(cents, 2))}\u00a0€`;
}

/** An exact amount before tax: 2250 → `22,50 € HT`. */
export function formatBeforeTax(cents: Cents): string {
  return `${formatEuros(cents)}\u00a0HT`;
}

/** What is paid every month: 900 → `9,00 € HT par mois`. */
export function formatMonthly(cents: Cents): string {
  return `${formatBeforeTax(cents)} par\u00a0mois`;
}

/** Parses an amount in euros, `3 000,00 €` or `494.40`, into cents; `undefined` if the text isn't an amount. */
export function readEuros(typed: string): Cents | undefined {
  const found = /^(?<euros>\d{1,9})(?:[.,](?<cents>\d{1,2}))?€?$/.exec(typed.replaceAll(/\s/g, ''))?.groups;
  if (found === undefined) return undefined;
  return Number(found.euros) * 100 + Number((found.cents ?? '').padEnd(2, '0'));
}

/** An amount in whole euros, such as a rounded total; other amounts are rounded half up: 115400 → `1 154 €`. */
export function formatWholeEuros(cents: Cents): string {
  return `${formatCount(roundHalfUp(cents, 100))}\u00a0€`;
}

/** An amount within a sentence, with cents only if there are any: 11600 → `116 €`, 6750 → `67,50 €`. */
export function formatEurosShort(cents: Cents): string {
  return cents % 100 === 0 ? formatWholeEuros(cents) : formatEuros(cents);
}

/** A rate per minute with four decimals: 138 → `0,0138 €`. */
export function formatRate(rate: TenThousandths): string {
  return `${inFrench(shiftDecimal(rate, 4))}\u00a0€`;
}

/** A count in French format, exact to thousandths, with a narrow no-break space between thousands: 5000 → `5 000`. */
export function formatCount(count: number): string {
  return inFrench(String(Number(count.toFixed(3))));
}

/** A count with its noun, whose plural begins at two in French: `1 site`, `2 sites`, on one line. */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)}\u00a0${count < 2 ? one : many}`;
}

/** A VAT rate in French format: 2000 → `20 %`, 850 → `8,5 %`. */
export function formatVatRate(vatRate: number): string {
  return `${inFrench(toEuroDecimal(vatRate))}\u00a0%`;
}

/** `integer / 10^places` as an exact decimal. */
function shiftDecimal(integer: number, places: number): string {
  const digits = String(Math.abs(integer)).padStart(places + 1, '0');
  return `${integer < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A decimal in French, U+202F between thousands. By hand: an `Intl` format takes a phone some 16 ms to create. */
function inFrench(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
