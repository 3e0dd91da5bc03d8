import { ceilDiv, formatCount, formatCounted, formatEurosShort } from '#domain/money.ts';
import type { Catalogue, SwitchModel } from '#domain/quote/catalogue/catalogue.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countHardware, countPhones } from '#domain/quote/installation/count-items.ts';
import type { ItemisedQuote, QuoteLine, QuoteLineKey } from '#domain/quote/price/itemise-quote.ts';

/**
 * « Pourquoi ce prix ? »: the rule behind each line of a quote, in one French sentence with this quote's numbers. A line
 * that says all by itself, quantity times price, has none.
 */
export function explainPrice(
  request: QuoteRequest,
  { oneTime, monthly }: ItemisedQuote,
  catalogue: Catalogue,
): ReadonlyMap<QuoteLineKey, string | undefined> {
  return new Map([
    ...oneTime.lines.map((line) => [line.key, explainLine(line, oneTime.exactCents, request, catalogue)] as const),
    ...monthly.lines.map((line) => [line.key, explainLine(line, monthly.exactCents, request, catalogue)] as const),
  ]);
}

function explainLine(
  line: QuoteLine,
  exactCents: number,
  request: QuoteRequest,
  catalogue: Catalogue,
): string | undefined {
  const { key, quantity } = line;
  const unit = `${formatEurosShort(line.unitCents)} HT`;
  switch (key) {
    case 'T46U':
    case 'T33G':
    case 'W73P':
      return undefined;
    case 'virtualPhone':
      return `Un poste virtuel est un logiciel sur vos ordinateurs et vos mobiles\u00a0: aucun matériel à acheter pour ${formatCounted(quantity, 'utilisateur', 'utilisateurs')}.`;
    case 'POE8':
    case 'POE16':
      return explainSwitches(key, quantity, request, catalogue);
    case 'cables':
      return explainCables(quantity, request, catalogue);
    case 'neolisBoxes':
      return request.virtualOnly
        ? 'Une solution virtuelle passe par vos propres accès internet\u00a0: aucune box.'
        : `Chaque site reçoit sa box, en plus de votre box internet\u00a0: ${formatCounted(quantity, 'site', 'sites')}, ${formatCount(quantity)} box à ${unit} l’unité.`;
    case 'setup':
      return line.unitCents === 0
        ? 'La mise en service est offerte, quelle que soit la taille de l’installation.'
        : `La mise en service coûte ${unit}, quelle que soit la taille de l’installation.`;
    case 'portability':
      return request.portedNumbers === 0
        ? undefined
        : `Le transfert (portabilité) se paie par tranche de ${catalogue.portabilityBlockSize}\u00a0numéros, et toute tranche commencée est due\u00a0: ${formatCounted(request.portedNumbers, 'numéro', 'numéros')}, ${formatCounted(quantity, 'tranche', 'tranches')} à ${unit}.`;
    case 'shipping':
      return quantity === 0
        ? 'Une solution virtuelle n’a rien à livrer.'
        : `La livraison de tout le matériel est comptée une fois par commande\u00a0: ${unit}.`;
    case 'monthlyPhones':
      return request.virtualOnly
        ? `Un utilisateur téléphone de son ordinateur ou de son mobile\u00a0: ${formatCounted(quantity, 'licence', 'licences')} à ${unit} par mois.`
        : `Un poste est un téléphone et sa licence, pour une personne ou un lieu\u00a0: ${formatCounted(quantity, 'licence', 'licences')} à ${unit} par mois.`;
    case 'monthlyNumbers':
      return `Un numéro est ce que vos correspondants composent, et plusieurs postes peuvent y répondre\u00a0: ${formatCounted(quantity, 'numéro', 'numéros')} à ${unit} par mois.`;
    case 'monthlyUnlimited':
      return explainPlan(unit, request, catalogue);
    case 'rounding':
      return `Le total est arrondi à l’euro, le demi-euro vers le haut\u00a0: ${formatEurosShort(exactCents)} HT devient ${formatEurosShort(exactCents + line.amountCents)} HT.`;
  }
}

function explainSwitches(model: SwitchModel, quantity: number, request: QuoteRequest, catalogue: Catalogue): string {
  const { switchSizing, switchPorts } = catalogue;
  const phones = countPhones(request);
  const ports = switchPorts[model].total;
  if (request.virtualOnly) return 'Une solution virtuelle n’a besoin d’aucun switch.';
  if (request.siteCount === 1) {
    const step = switchSizing.singleSite.findIndex(({ upToPhones }) => phones <= upToPhones);
    const from = (switchSizing.singleSite[step - 1]?.upToPhones ?? 0) + 1;
    const to = switchSizing.singleSite[step]?.upToPhones ?? phones;
    const rule = `De ${from} à ${to}\u00a0postes sur un seul site, ${needed(step, catalogue)}`;
    return quantity === 0
      ? `${rule}\u00a0: aucun switch de ${ports}\u00a0ports pour vos ${phones}\u00a0postes.`
      : `${rule}\u00a0: vous avez ${phones}\u00a0postes.`;
  }
  if (model === 'POE8') return 'Sur plusieurs sites, tous les switchs ont 16 ports.';
  const largest = ceilDiv(phones, request.siteCount);
  const perSite = quantity / request.siteCount;
  return `Sur plusieurs sites, un switch de ${ports}\u00a0ports relie jusqu’à ${switchSizing.multiSitePhonesPerPOE16}\u00a0postes et la box\u00a0: ${phones}\u00a0postes sur ${request.siteCount}\u00a0sites en font ${largest} au plus par site, donc ${formatCounted(perSite, 'switch', 'switchs')} par site et ${quantity} en tout.`;
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
  if (request.virtualOnly) return 'Une solution virtuelle n’a besoin d’aucun cordon.';
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
