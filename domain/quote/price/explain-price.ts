import { ceilDiv, formatCount, formatCounted, formatEurosShort } from '#domain/money.ts';
import type { Catalogue, SwitchModel } from '#domain/quote/catalogue/catalogue.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countHardware, countPhones } from '#domain/quote/installation/count-items.ts';
import type { ItemisedQuote, QuoteLine, QuoteLineKey } from '#domain/quote/price/itemise-quote.ts';

/** « Pourquoi ce prix ? », a French sentence by line; none for a line of 0, or of nothing but quantity times price. */
export function explainPrice(
  request: QuoteRequest,
  { oneTime, monthly }: ItemisedQuote,
  catalogue: Catalogue,
): ReadonlyMap<QuoteLineKey, string> {
  const explained = [oneTime, monthly].flatMap(({ lines, exactCents }) =>
    lines
      .filter(({ amountCents }) => amountCents !== 0)
      .map((line) => [line.key, explainLine(line, exactCents, request, catalogue)] as const),
  );
  return new Map(explained.filter((entry): entry is [QuoteLineKey, string] => entry[1] !== undefined));
}

function explainLine(
  { key, quantity, unitCents, amountCents }: QuoteLine,
  exactCents: number,
  request: QuoteRequest,
  catalogue: Catalogue,
): string | undefined {
  const unit = `${formatEurosShort(unitCents)} HT`;
  switch (key) {
    case 'POE8':
    case 'POE16':
      return explainSwitches(key, quantity, request, catalogue);
    case 'cables':
      return explainCables(quantity, request, catalogue);
    case 'neolisBoxes':
      return 'Chaque site reçoit sa box, en plus de votre box internet.';
    case 'portability':
      return `Le transfert (portabilité) se paie par tranche de ${catalogue.portabilityBlockSize}\u00a0numéros, et toute tranche commencée est due\u00a0: ${formatCounted(request.portedNumbers, 'numéro', 'numéros')}, ${formatCounted(quantity, 'tranche', 'tranches')} à ${unit}.`;
    case 'shipping':
      return 'La livraison de tout le matériel est comptée une fois par commande.';
    case 'monthlyUnlimited':
      return explainPlan(unit, request, catalogue);
    case 'rounding':
      return `Le total est arrondi à l’euro, le demi-euro vers le haut\u00a0: ${formatEurosShort(exactCents)} HT devient ${formatEurosShort(exactCents + amountCents)} HT.`;
    default:
      return undefined;
  }
}

function explainSwitches(model: SwitchModel, quantity: number, request: QuoteRequest, catalogue: Catalogue): string {
  const { switchSizing, switchPorts } = catalogue;
  const phones = countPhones(request);
  if (request.siteCount === 1) {
    const step = switchSizing.singleSite.findIndex(({ upToPhones }) => phones <= upToPhones);
    const from = (switchSizing.singleSite[step - 1]?.upToPhones ?? 0) + 1;
    const to = switchSizing.singleSite[step]?.upToPhones ?? phones;
    return `De ${from} à ${to}\u00a0postes sur un seul site, ${needed(step, catalogue)}\u00a0: vous avez ${phones}\u00a0postes.`;
  }
  const largest = ceilDiv(phones, request.siteCount);
  const perSite = quantity / request.siteCount;
  return `Sur plusieurs sites, un switch de ${switchPorts[model].total}\u00a0ports relie jusqu’à ${switchSizing.multiSitePhonesPerPOE16}\u00a0postes et la box\u00a0: ${phones}\u00a0postes sur ${request.siteCount}\u00a0sites en font ${largest} au plus par site, donc ${formatCounted(perSite, 'switch', 'switchs')} par site et ${quantity} en tout.`;
}

/** The switches of a step of the single-site table: `il faut 1 switch de 8 ports et 1 switch de 16 ports`. */
function needed(step: number, { switchSizing, switchPorts }: Catalogue): string {
  const counts = switchSizing.singleSite[step];
  const models = (['POE8', 'POE16'] as const).filter((model) => (counts?.[model] ?? 0) > 0);
  const parts = models.map(
    (model) => `${formatCounted(counts?.[model] ?? 0, 'switch', 'switchs')} de ${switchPorts[model].total}\u00a0ports`,
  );
  return `il faut ${parts.join(' et ')}`;
}

function explainCables(quantity: number, request: QuoteRequest, catalogue: Catalogue): string {
  const { numerator, denominator } = catalogue.cableMargin;
  const phones = countPhones(request);
  const { POE8, POE16 } = countHardware(request, catalogue);
  const switches = POE8 + POE16;
  const items = phones + switches + request.siteCount;
  const spare = formatCount(((numerator - denominator) * 100) / denominator);
  return `Un cordon par poste, par switch et par site (${phones} + ${switches} + ${request.siteCount} = ${items}), plus ${spare}\u00a0% de réserve, arrondis au cordon supérieur\u00a0: ${formatCounted(quantity, 'cordon', 'cordons')} à ${formatEurosShort(catalogue.oneTime.cable.priceCents)} HT.`;
}

function explainPlan(unit: string, { calls }: QuoteRequest, { unlimited }: Catalogue): string | undefined {
  if (calls.callType === 'payAsYouGo') return undefined;
  return `Un canal est une conversation en cours avec l’extérieur\u00a0: ${formatCounted(calls.channels, 'canal', 'canaux')} «\u202f${unlimited.planLabels[calls.callPlanType]}\u202f» coûtent ${unit} par mois, dans la limite d’un usage raisonnable de ${formatCount(unlimited.fairUseMinutes)}\u00a0minutes par mois et par poste.`;
}
