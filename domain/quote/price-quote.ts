import type { Catalogue } from '#content/catalogue.ts';
import { type Cents, divideUp, roundHalfUp, roundToEuro } from '#domain/money.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import { type SwitchCounts, sizeSwitches } from '#domain/quote/size-switches.ts';

/**
 * A priced quote, every amount in cents before tax. `oneTime` and `monthly` are rounded half up to the whole euro;
 * `details` keep their exact amounts.
 */
export interface Quote {
  readonly oneTime: Cents;
  readonly monthly: Cents;
  readonly details: {
    readonly phones: Cents;
    readonly switches: Cents;
    readonly switchDetails: SwitchCounts;
    readonly setup: Cents;
    readonly portability: Cents;
    readonly neolisBoxes: Cents;
    readonly shipping: Cents;
    readonly monthlyPhones: Cents;
    readonly monthlyNumbers: Cents;
    readonly monthlyUnlimited?: Cents;
    readonly cables: { readonly quantity: number; readonly cost: Cents };
  };
}

/** The price of a request under a catalogue. Pure: the same request and catalogue always give the same quote. */
export function priceQuote(request: QuoteRequest, catalogue: Catalogue): Quote {
  const { oneTime, monthly } = catalogue;
  const phoneCount = countPhones(request);
  const physical = !request.virtualOnly;
  const switchDetails = physical
    ? sizeSwitches(phoneCount, request.siteCount, catalogue.switchSizing)
    : { POE8: 0, POE16: 0 };
  const cableQuantity = physical
    ? countCables(phoneCount + switchDetails.POE8 + switchDetails.POE16 + request.siteCount, catalogue)
    : 0;
  const details = {
    phones:
      request.mainPhones * oneTime.phones.T46U.priceCents +
      request.secondaryPhones * oneTime.phones.T33G.priceCents +
      request.wirelessPhones * oneTime.phones.W73P.priceCents +
      request.userCount * oneTime.virtualPhone.priceCents,
    switches:
      switchDetails.POE8 * oneTime.switches.POE8.priceCents + switchDetails.POE16 * oneTime.switches.POE16.priceCents,
    switchDetails,
    setup: oneTime.setup.priceCents,
    portability: countPortabilityBlocks(request, catalogue) * oneTime.portabilityBlock.priceCents,
    neolisBoxes: physical ? request.siteCount * oneTime.box.priceCents : 0,
    shipping: physical ? oneTime.shipping.priceCents : 0,
    monthlyPhones: phoneCount * monthly.phoneLicence.priceCents + request.userCount * monthly.virtualUser.priceCents,
    monthlyNumbers: request.geographicNumbers * monthly.geographicNumber.priceCents,
    cables: { quantity: cableQuantity, cost: cableQuantity * oneTime.cable.priceCents },
  };
  const monthlyUnlimited = unlimitedPrice(request, catalogue);
  return {
    oneTime: roundToEuro(
      details.phones +
        details.switches +
        details.setup +
        details.portability +
        details.neolisBoxes +
        details.cables.cost +
        details.shipping,
    ),
    monthly: roundToEuro(details.monthlyPhones + details.monthlyNumbers + (monthlyUnlimited ?? 0)),
    details: monthlyUnlimited === undefined ? details : { ...details, monthlyUnlimited },
  };
}

/** Physical phones of a request; 0 in virtual mode. */
export function countPhones(request: QuoteRequest): number {
  return request.mainPhones + request.secondaryPhones + request.wirelessPhones;
}

/** Blocks of ported numbers to pay, a block begun being due. */
export function countPortabilityBlocks(request: QuoteRequest, catalogue: Catalogue): number {
  return divideUp(request.portedNumbers, catalogue.portabilityBlockSize);
}

/** The rounded monthly total divided by phones (or users), half up to the whole euro, in cents. */
export function monthlyPerExtension(request: QuoteRequest, quote: Quote): Cents {
  const extensions = countPhones(request) + request.userCount;
  return roundHalfUp(quote.monthly, extensions * 100) * 100;
}

function countCables(items: number, catalogue: Catalogue): number {
  return divideUp(items * catalogue.cableMargin.numerator, catalogue.cableMargin.denominator);
}

/** Monthly price of the chosen plan; `undefined` when calls are paid by the minute. A plan not in the catalogue is a bug. */
function unlimitedPrice(request: QuoteRequest, catalogue: Catalogue): Cents | undefined {
  if (request.calls.callType === 'payAsYouGo') return undefined;
  const { callPlanType, channels } = request.calls;
  const price = catalogue.unlimited.priceCents[callPlanType][channels];
  if (price === undefined) throw new RangeError(`Catalogue ${catalogue.id} has no ${callPlanType} for ${channels}`);
  return price;
}
