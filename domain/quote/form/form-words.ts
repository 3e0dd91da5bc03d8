import type { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatMonthly, formatRate, type TenThousandths } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { type PhoneField, phoneModels, phoneName } from '#domain/quote/catalogue/phone-models.ts';
import { controlLabels } from './control-labels.ts';

type Texts = typeof quoteTexts;

type CountField = Exclude<keyof typeof controlLabels, 'email' | 'acceptTerms'>;

/** What the form says of a count: what is counted, and what one of it costs. */
interface CountWords {
  readonly label: string;
  readonly hint: string;
  readonly price?: string;
}

/** The counts of the form, as it asks for them. */
export function countWords(
  { oneTime, monthly, limits, portabilityBlockSize }: Catalogue,
  { phoneHints, mainlandOnly, box }: Pick<Texts, 'phoneHints' | 'mainlandOnly' | 'box'>,
  virtualOnly: boolean,
): Readonly<Record<CountField, CountWords>> {
  const sites = `De ${limits.sites.min} à ${limits.sites.max}`;
  const phone = (field: PhoneField): CountWords => {
    const item = oneTime.phones[phoneModels[field]];
    return {
      label: controlLabels[field],
      hint: `${phoneHints[field]} ${phoneName(item)}.`,
      price: `${formatBeforeTax(item.priceCents)}, puis ${formatMonthly(monthly.phoneLicence.priceCents)}`,
    };
  };
  return {
    mainPhones: phone('mainPhones'),
    secondaryPhones: phone('secondaryPhones'),
    wirelessPhones: phone('wirelessPhones'),
    userCount: {
      label: controlLabels.userCount,
      hint: `De ${limits.users.min} à ${limits.users.max}, sur ordinateur ou mobile.`,
      price: `${formatMonthly(monthly.virtualUser.priceCents)} chacun`,
    },
    siteCount: {
      label: controlLabels.siteCount,
      ...(virtualOnly
        ? { hint: `${sites}, sans matériel. ${mainlandOnly}` }
        : {
            hint: `${sites}. ${mainlandOnly} ${box}`,
            price: `${formatBeforeTax(oneTime.box.priceCents)} par box. Livraison\u00a0: ${formatBeforeTax(oneTime.shipping.priceCents)} en tout`,
          }),
    },
    geographicNumbers: {
      label: controlLabels.geographicNumbers,
      hint: 'En 01 à 05 (04\u00a095 en Corse), nouveaux ou gardés\u202f; en 09, gardés seulement.',
      price: `${formatMonthly(monthly.geographicNumber.priceCents)} chacun`,
    },
    portedNumbers: {
      label: `${controlLabels.portedNumbers} (portabilité)`,
      hint: 'Parmi eux, ceux que vous avez déjà.',
      price: `${formatBeforeTax(oneTime.portabilityBlock.priceCents)} par tranche de ${portabilityBlockSize}\u00a0numéros`,
    },
  };
}

interface FormChoice {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly price?: string | undefined;
}

/** How calls may be paid, and what a plan may cover at its price for so many channels. */
export function callChoices(
  catalogue: Catalogue,
  channels: string,
  { payAsYouGo, planCoverage }: Pick<Texts, 'payAsYouGo' | 'planCoverage'>,
  { mobile: mobileRate }: { readonly mobile: TenThousandths },
): Readonly<Record<'callType' | 'callPlanType', readonly FormChoice[]>> {
  const cheapest = (plan: 'france-fix' | 'france-all') =>
    Math.min(...Object.values(catalogue.unlimited.priceCents[plan]));
  return {
    callType: [
      { value: 'payAsYouGo', label: 'À la consommation', hint: payAsYouGo },
      {
        value: 'unlimited',
        label: 'Illimité',
        price: `Dès ${formatMonthly(cheapest('france-fix'))} vers les fixes, ${formatBeforeTax(cheapest('france-all'))} vers les fixes et les mobiles.`,
        hint: fairUseText(catalogue),
      },
    ],
    callPlanType: offeredPlans(catalogue).map(({ type, label, priceCents: { [Number(channels)]: price } }) => ({
      value: type,
      label,
      price: price === undefined ? undefined : formatMonthly(price),
      hint: planCoverage[type].replace('{mobileRate}', formatRate(mobileRate)),
    })),
  };
}
