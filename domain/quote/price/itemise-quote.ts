import { type Cents, ceilDiv, roundToEuro, vatOn } from '#domain/money.ts';
import type { CallPlanType } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue, CatalogueItem, PhoneModel } from '#domain/quote/catalogue/catalogue.ts';
import { phoneFields, phoneModels } from '#domain/quote/catalogue/phone-models.ts';
import type { CallChoice, QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countHardware, countPhones } from '#domain/quote/installation/count-items.ts';

export type QuoteLineKey =
  | PhoneModel
  | 'virtualPhone'
  | 'POE8'
  | 'POE16'
  | 'cables'
  | 'setup'
  | 'portability'
  | 'neolisBoxes'
  | 'shipping'
  | 'monthlyPhones'
  | 'monthlyNumbers'
  | 'monthlyUnlimited'
  | 'rounding';

/** A line of a quote, prices before tax. */
export interface QuoteLine {
  readonly key: QuoteLineKey;
  readonly label: string;
  readonly quantity: number;
  readonly unitCents: Cents;
  readonly amountCents: Cents;
  readonly vatRate: number;
}

/** Whether a line is the installation, for free: it is shown among those that cost something. */
export function isOffered({ key, amountCents }: QuoteLine): boolean {
  return key === 'setup' && amountCents === 0;
}

/** Whether a line says nothing: it is folded, or left out. */
export function isEmptyLine(line: QuoteLine): boolean {
  return line.amountCents === 0 && !isOffered(line);
}

/** One of the two totals of a quote: what is paid once, or what is paid every month. */
export interface QuotePart {
  /** All lines, including zeros. The last one, present only if it isn't zero, rounds the total to the whole euro. */
  readonly lines: readonly QuoteLine[];
  /** Sum of the lines without the rounding line. */
  readonly exactCents: Cents;
  readonly totalCents: Cents;
  readonly vatCents: Cents;
  readonly totalWithVatCents: Cents;
}

export interface ItemisedQuote {
  readonly oneTime: QuotePart;
  readonly monthly: QuotePart;
}

/** The lines of a request and their sums, rounded half up to the whole euro; VAT per rate on its lines before tax. */
export function itemiseQuote(request: QuoteRequest, catalogue: Catalogue): ItemisedQuote {
  const { oneTime, monthly } = catalogue;
  const { virtualOnly } = request;
  const hardware = countHardware(request, catalogue);
  const delivered = virtualOnly ? 0 : 1;
  const oneTimeLines = [
    ...phoneFields.map((field) => line(phoneModels[field], oneTime.phones[phoneModels[field]], request[field])),
    ...(virtualOnly ? [line('virtualPhone', oneTime.virtualPhone, request.userCount)] : []),
    line('POE8', oneTime.switches.POE8, hardware.POE8),
    line('POE16', oneTime.switches.POE16, hardware.POE16),
    line('cables', oneTime.cable, hardware.cables),
    line('neolisBoxes', oneTime.box, delivered * request.siteCount),
    line('setup', oneTime.setup, 1),
    line('portability', oneTime.portabilityBlock, ceilDiv(request.portedNumbers, catalogue.portabilityBlockSize)),
    line('shipping', oneTime.shipping, delivered),
  ];
  const monthlyLines = [
    virtualOnly
      ? line('monthlyPhones', monthly.virtualUser, request.userCount)
      : line('monthlyPhones', monthly.phoneLicence, countPhones(request)),
    line('monthlyNumbers', monthly.geographicNumber, request.geographicNumbers),
    ...(request.calls.callType === 'unlimited' ? [planLine(request.calls, catalogue)] : []),
  ];
  return {
    oneTime: totalUp(oneTimeLines, catalogue.roundingVatRate),
    monthly: totalUp(monthlyLines, catalogue.roundingVatRate),
  };
}

/** The monthly price of a plan; throws if the catalogue doesn't have it, which would be a bug. */
export function planPrice(type: CallPlanType, channels: number, { id, unlimited }: Catalogue): Cents {
  const price = unlimited.priceCents[type]?.[channels];
  if (price === undefined) throw new RangeError(`Catalogue ${id} has no ${type} for ${channels}`);
  return price;
}

function planLine(calls: Extract<CallChoice, { callType: 'unlimited' }>, catalogue: Catalogue): QuoteLine {
  const { callPlanType, channels } = calls;
  const { unlimited } = catalogue;
  const priceCents = planPrice(callPlanType, channels, catalogue);
  const label = `${unlimited.label}\u00a0: ${unlimited.planLabels[callPlanType]}, ${channels}\u00a0canaux`;
  return line('monthlyUnlimited', { label, priceCents, vatRate: unlimited.vatRate }, 1);
}

function line(key: QuoteLineKey, item: CatalogueItem, quantity: number): QuoteLine {
  const { label, priceCents, vatRate } = item;
  return { key, label, quantity, unitCents: priceCents, amountCents: quantity * priceCents, vatRate };
}

function totalUp(exactLines: readonly QuoteLine[], roundingVatRate: number): QuotePart {
  const exactCents = exactLines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const totalCents = roundToEuro(exactCents);
  const difference = totalCents - exactCents;
  const rounding = { label: 'Arrondi à l’euro', priceCents: difference, vatRate: roundingVatRate };
  const lines = difference === 0 ? exactLines : [...exactLines, line('rounding', rounding, 1)];
  const vatCents = [...vatByRate(lines).values()].reduce((sum, cents) => sum + cents, 0);
  return { lines, exactCents, totalCents, vatCents, totalWithVatCents: totalCents + vatCents };
}

/** The VAT of lines by its rate, in hundredths of a percent: each rate on the sum of its lines. */
export function vatByRate(lines: readonly Pick<QuoteLine, 'vatRate' | 'amountCents'>[]): ReadonlyMap<number, Cents> {
  const baseByRate = new Map<number, Cents>();
  for (const { vatRate, amountCents } of lines) baseByRate.set(vatRate, (baseByRate.get(vatRate) ?? 0) + amountCents);
  return new Map([...baseByRate].map(([rate, base]) => [rate, vatOn(base, rate)]));
}
