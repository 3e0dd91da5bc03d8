import { formatDay } from '#domain/calendar.ts';
import { parsePlanCode, planCode } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue, honouredCatalogues } from '#domain/quote/catalogue/catalogue-validity.ts';
import { checkRequest, type QuoteForm, type QuoteRequest, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';

/** The choices of a quote, without the e-mail, and the catalogue they were priced with. */
export interface SavedChoices {
  readonly catalogueId: string;
  readonly request: QuoteRequest;
}

/** The catalogue that prices a saved quote today, and whether that is its own. */
export type Resumption = NonNullable<ReturnType<typeof resumeQuote>>;

const version = '1';
const payAsYouGoCode = 'min';
const count = '(\\d{1,3})';
/** Channels have three digits, so that a link without its last signs isn’t another; links of before have one or two. */
const savedFormat = new RegExp(
  `^${version}_([0-9a-z-]{1,20})_s${count}_(?:u${count}|p${count}-${count}-${count})_n${count}-${count}_(${payAsYouGoCode}|[A-Z]{2,3}(?:0\\d\\d|[1-9]\\d?))(?![0-9A-Za-z])`,
);

const linkFormat = new RegExp(`[?&]${resumeParameter}=([^&\\s]*)`);

/** Encodes a quote as the value of the link's parameter. */
export function saveChoices({ catalogueId, request }: SavedChoices): string {
  const { calls } = request;
  const people = request.virtualOnly
    ? `u${request.userCount}`
    : `p${request.mainPhones}-${request.secondaryPhones}-${request.wirelessPhones}`;
  return [
    version,
    catalogueId,
    `s${request.siteCount}`,
    people,
    `n${request.geographicNumbers}-${request.portedNumbers}`,
    calls.callType === 'unlimited'
      ? planCode(calls.callPlanType, String(calls.channels).padStart(3, '0'))
      : payAsYouGoCode,
  ].join('_');
}

/** Parses the value of the link's parameter, whatever a mail or a chat put behind it; `undefined` if it was cut off or mistyped. */
export function readChoices(text: string): SavedChoices | undefined {
  const found = savedFormat.exec(text);
  if (found === null) return undefined;
  const [, catalogueId = '', sites, users, main, secondary, wireless, geographic, ported, code = ''] = found;
  const calls = readCalls(code);
  if (calls === undefined) return undefined;
  return {
    catalogueId,
    request: {
      virtualOnly: users !== undefined,
      siteCount: Number(sites),
      mainPhones: Number(main ?? 0),
      secondaryPhones: Number(secondary ?? 0),
      wirelessPhones: Number(wireless ?? 0),
      userCount: Number(users ?? 0),
      geographicNumbers: Number(geographic),
      portedNumbers: Number(ported),
      calls,
    },
  };
}

/** Parses a link that resumes a quote, or the value of its parameter, as somebody pasted it. */
export function readLink(pasted: string): SavedChoices | undefined {
  return readChoices(linkFormat.exec(pasted)?.[1] ?? pasted.trim());
}

/** Every field that prices the quote, with these choices; others are left as they are. */
export function toPricedFields({ calls, ...counts }: QuoteRequest) {
  const { userCount, channels, callPlanType } = quoteFormDefaults;
  const texts = Object.fromEntries(Object.entries(counts).map(([field, count]) => [field, String(count)]));
  return {
    ...(texts as Record<keyof typeof counts, string>),
    virtualOnly: counts.virtualOnly,
    userCount: counts.virtualOnly ? String(counts.userCount) : userCount,
    callType: calls.callType,
    ...(calls.callType === 'unlimited'
      ? { channels: String(calls.channels), callPlanType: calls.callPlanType }
      : { channels, callPlanType }),
  } satisfies Partial<QuoteForm>;
}

/** Prices saved choices with their catalogue while it holds, or the current one; `undefined` if they aren't sold. */
export function resumeQuote(
  { catalogueId, request }: SavedChoices,
  catalogues: readonly [Catalogue, ...Catalogue[]],
  now: Date,
) {
  const holding = honouredCatalogues(catalogues, now).find(({ id }) => id === catalogueId);
  const catalogue = holding ?? currentCatalogue(catalogues, now);
  return checkRequest(request, catalogue).ok ? { catalogue, holds: holding !== undefined } : undefined;
}

/** Whether the prices of a quote that a link opened still hold, or which it has instead. */
export function describePrices({ catalogue, holds }: Resumption): string {
  const day = formatDay(catalogue.validFrom);
  if (holds) return `Les prix sont ceux du ${day}, toujours valables.`;
  return `Les prix de ce lien ne sont plus valables\u00a0: le devis est aux prix du ${day}.`;
}

/** What is said of a link that opens no quote, before what to do. */
export const brokenLink = {
  title: 'Ce lien n’ouvre aucun devis',
  reason: 'Il est incomplet ou mal recopié, ou notre offre a changé depuis.',
};

function readCalls(code: string): QuoteRequest['calls'] | undefined {
  if (code === payAsYouGoCode) return { callType: 'payAsYouGo' };
  const plan = parsePlanCode(code.replace(/(\D)0+/, '$1'), [Number(/\d+$/.exec(code)?.[0])]);
  return plan && { callType: 'unlimited', ...plan };
}
