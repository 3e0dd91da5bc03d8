import type { Catalogue, CatalogueItem } from '#content/catalogue.ts';
import { type Cents, vatOn } from '#domain/money.ts';
import { countPhones, countPortabilityBlocks, priceQuote } from '#domain/quote/price-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';

export type QuoteLineKey =
  | 'T46U'
  | 'T33G'
  | 'W73P'
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

/** One of the two totals of a quote: what is paid once, or every month. */
export interface QuotePart {
  /** Every line, zeros included; the last one rounds to the whole euro and stands only where it isn't zero. */
  readonly lines: readonly QuoteLine[];
  /** Sum of the lines without the rounding one. */
  readonly exactCents: Cents;
  readonly totalCents: Cents;
  readonly vatCents: Cents;
  readonly totalWithVatCents: Cents;
}

export interface ItemisedQuote {
  readonly oneTime: QuotePart;
  readonly monthly: QuotePart;
}

/**
 * The lines behind a quote, for the screen, the payment page and the documents. Each part's lines add up to the total of
 * {@link priceQuote}. VAT is computed per rate on the sum before tax.
 */
export function itemiseQuote(request: QuoteRequest, catalogue: Catalogue): ItemisedQuote {
  const quote = priceQuote(request, catalogue);
  const { oneTime, monthly, unlimited } = catalogue;
  const delivered = request.virtualOnly ? 0 : 1;
  const oneTimeLines = [
    line('T46U', oneTime.phones.T46U, request.mainPhones),
    line('T33G', oneTime.phones.T33G, request.secondaryPhones),
    line('W73P', oneTime.phones.W73P, request.wirelessPhones),
    ...(request.virtualOnly ? [line('virtualPhone', oneTime.virtualPhone, request.userCount)] : []),
    line('POE8', oneTime.switches.POE8, quote.details.switchDetails.POE8),
    line('POE16', oneTime.switches.POE16, quote.details.switchDetails.POE16),
    line('cables', oneTime.cable, quote.details.cables.quantity),
    line('neolisBoxes', oneTime.box, delivered * request.siteCount),
    line('setup', oneTime.setup, 1),
    line('portability', oneTime.portabilityBlock, countPortabilityBlocks(request, catalogue)),
    line('shipping', oneTime.shipping, delivered),
  ];
  const monthlyLines = [
    request.virtualOnly
      ? line('monthlyPhones', monthly.virtualUser, request.userCount)
      : line('monthlyPhones', monthly.phoneLicence, countPhones(request)),
    line('monthlyNumbers', monthly.geographicNumber, request.geographicNumbers),
    ...(request.calls.callType === 'payAsYouGo' || quote.details.monthlyUnlimited === undefined
      ? []
      : [
          line(
            'monthlyUnlimited',
            {
              label: `${unlimited.label}\u00a0: ${unlimited.planLabels[request.calls.callPlanType]}, ${request.calls.channels} canaux`,
              priceCents: quote.details.monthlyUnlimited,
              vatRate: unlimited.vatRate,
            },
            1,
          ),
        ]),
  ];
  return {
    oneTime: totalUp(oneTimeLines, quote.oneTime, catalogue.roundingVatRate),
    monthly: totalUp(monthlyLines, quote.monthly, catalogue.roundingVatRate),
  };
}

function line(key: QuoteLineKey, item: CatalogueItem, quantity: number): QuoteLine {
  const { label, priceCents, vatRate } = item;
  return { key, label, quantity, unitCents: priceCents, amountCents: quantity * priceCents, vatRate };
}

function totalUp(exactLines: readonly QuoteLine[], totalCents: Cents, roundingVatRate: number): QuotePart {
  const exactCents = exactLines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const difference = totalCents - exactCents;
  const rounding = { label: 'Arrondi à l’euro', priceCents: difference, vatRate: roundingVatRate };
  const lines = difference === 0 ? exactLines : [...exactLines, line('rounding', rounding, 1)];
  const baseByRate = new Map<number, Cents>();
  for (const { vatRate, amountCents } of lines) baseByRate.set(vatRate, (baseByRate.get(vatRate) ?? 0) + amountCents);
  const vatCents = [...baseByRate].reduce((sum, [rate, base]) => sum + vatOn(base, rate), 0);
  return { lines, exactCents, totalCents, vatCents, totalWithVatCents: totalCents + vatCents };
}
