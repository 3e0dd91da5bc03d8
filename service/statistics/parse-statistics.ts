import { createHash } from 'node:crypto';
import { parisDay } from '#domain/calendar.ts';
import { isTestAddress, maxEmailLength } from '#domain/email/email-address.ts';
import { isPlainText } from '#domain/plain-text.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { honouredCatalogues } from '#domain/quote/catalogue/catalogue-validity.ts';
import {
  installationDelays,
  parseQuoteForm,
  type QuoteForm,
  type QuoteRequest,
  quoteFormDefaults,
} from '#domain/quote/form/quote-form.ts';
import { priceQuote, type Quote } from '#domain/quote/price/price-quote.ts';
import { buildQuoteStatistics, statisticsFormFields } from '#domain/statistics/quote-statistics.ts';
import type { QuoteStatisticsRow } from '#service/storage/rows.ts';

/** Maximum lengths in UTF-16 units: anybody may send statistics, so a row takes two kilobytes at most. */
const maxLengths: Readonly<Record<string, number>> = { email: maxEmailLength, needs: 500 };
const maxOtherLength = 100;

type Fields = Readonly<Record<string, string>>;

/** Parses the statistics of a quote; `undefined` unless the site sends these at a price that is still honoured. */
export function parseStatistics(
  sent: FormData,
  catalogues: readonly [Catalogue, ...Catalogue[]],
  now: Date,
): QuoteStatisticsRow | undefined {
  const fields = readTexts(sent);
  if (fields === undefined) return undefined;
  const form = toForm(fields);
  const submitted = new Date(fields.timestamp ?? '');
  if (form === undefined || Number.isNaN(submitted.getTime())) return undefined;
  for (const catalogue of honouredCatalogues(catalogues, now)) {
    const result = parseQuoteForm(form, catalogue);
    if (!result.ok) continue;
    const quote = priceQuote(result.request, catalogue);
    if (isSame(fields, buildQuoteStatistics(form, quote, submitted))) {
      return toRow(fields, form, result.request, quote, now);
    }
  }
  return undefined;
}

/** The fields, each once, as plain text of limited length. */
function readTexts(sent: FormData): Fields | undefined {
  const entries = [...sent.entries()];
  const texts = entries.flatMap(([name, value]) =>
    typeof value === 'string' && value.length <= (maxLengths[name] ?? maxOtherLength) && isPlainText(value)
      ? [[name, value] as const]
      : [],
  );
  const fields = Object.fromEntries(texts);
  return Object.keys(fields).length === entries.length ? fields : undefined;
}

/** The form that these fields come from; `undefined` if a required one is missing. */
function toForm(fields: Fields): QuoteForm | undefined {
  const delay = fields.installationDelay;
  const isWhole = statisticsFormFields.every((name) => fields[name] !== undefined);
  if (!isWhole || (delay && !installationDelays.some((known) => known === delay))) return undefined;
  return {
    ...quoteFormDefaults,
    ...fields,
    virtualOnly: fields.virtualOnly === 'true',
    callType: fields.unlimitedCalls === 'true' ? 'unlimited' : 'payAsYouGo',
    channels: fields.channels ?? '',
    callPlanType: fields.callPlanType ?? '',
  };
}

function isSame(fields: Fields, others: Fields): boolean {
  const names = Object.keys(others);
  return names.length === Object.keys(fields).length && names.every((name) => fields[name] === others[name]);
}

function toRow(fields: Fields, form: QuoteForm, request: QuoteRequest, quote: Quote, now: Date): QuoteStatisticsRow {
  const { calls } = request;
  const { details } = quote;
  const plan = calls.callType === 'unlimited' ? calls : undefined;
  return {
    id: createHash('sha256')
      .update(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))
      .digest('hex'),
    received_at: now.getTime(),
    day: parisDay(now),
    submitted_at: fields.timestamp ?? '',
    email: form.email,
    site_count: request.siteCount,
    main_phones: request.mainPhones,
    secondary_phones: request.secondaryPhones,
    wireless_phones: request.wirelessPhones,
    user_count: request.userCount,
    ported_numbers: request.portedNumbers,
    geographic_numbers: request.geographicNumbers,
    company_name: form.companyName,
    siret: form.siret,
    full_name: form.fullName,
    phone: form.phone,
    needs: form.needs,
    installation_delay: form.installationDelay,
    one_time_cents: quote.oneTime,
    monthly_cents: quote.monthly,
    phones_cents: details.phones,
    switches_cents: details.switches,
    cables_cents: details.cables.cost,
    switches_poe8: details.switchDetails.POE8,
    switches_poe16: details.switchDetails.POE16,
    cables_quantity: details.cables.quantity,
    unlimited_calls: plan === undefined ? 0 : 1,
    channels: plan?.channels ?? null,
    call_plan_type: plan?.callPlanType ?? null,
    virtual_only: request.virtualOnly ? 1 : 0,
    is_test: isTestAddress(form.email) ? 1 : 0,
  };
}
