import { createHash } from 'node:crypto';
import * as z from 'zod';
import { parisDay } from '#domain/calendar.ts';
import { callPlanTypes } from '#domain/calls/call-plans.ts';
import { isEmail, readCount } from '#domain/quote/quote-form.ts';
import type { QuoteStatisticsRow } from '#supervision/storage/storage.ts';
import { isPlainText } from './plain-text.ts';

/** Larger counts are typing errors at best; the limits of an order are far below. */
const largestCount = 100_000;

const text = (longest: number) => z.string().max(longest).refine(isPlainText);
const count = z
  .string()
  .max(20)
  .transform((typed, context) => {
    const value = readCount(typed);
    if (value !== undefined && value <= largestCount) return value;
    context.addIssue({ code: 'custom', message: 'not a count' });
    return z.NEVER;
  });
/** A field that the chosen mode doesn't use: whatever was left in it, the statistics must not be lost for it. */
const unusedCount = text(200).transform(() => 0);
/** Euros with a decimal point, into cents. */
const amount = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .transform((euros) => {
    const [whole = '', fraction = ''] = euros.split('.');
    return Number(whole + fraction.padEnd(2, '0'));
  });
const flag = z.enum(['true', 'false']);

const common = {
  email: text(200).refine(isEmail),
  siteCount: count,
  portedNumbers: count,
  geographicNumbers: count,
  companyName: text(200),
  siret: text(200),
  fullName: text(200),
  phone: text(200),
  needs: text(5000),
  installationDelay: text(200),
  oneTimeCost: amount,
  monthlyCost: amount,
  phonesCost: amount,
  switchesCost: amount,
  cablesCost: amount,
  switchesPOE8: count,
  switchesPOE16: count,
  cablesQuantity: count,
  unlimitedCalls: flag,
  channels: count.optional(),
  callPlanType: z.enum(callPlanTypes).optional(),
  timestamp: z.iso.datetime().max(30),
};
const physical = z.strictObject({
  ...common,
  mainPhones: count,
  secondaryPhones: count,
  wirelessPhones: count,
  userCount: unusedCount,
  virtualOnly: z.literal('false'),
});
const virtual = z.strictObject({
  ...common,
  mainPhones: unusedCount,
  secondaryPhones: unusedCount,
  wirelessPhones: unusedCount,
  userCount: count,
  virtualOnly: z.literal('true'),
});
const schema = z.discriminatedUnion('virtualOnly', [physical, virtual]).refine(
  // A plan comes with unlimited calls, and only with them.
  ({ unlimitedCalls, channels, callPlanType }) =>
    unlimitedCalls === 'true'
      ? channels !== undefined && callPlanType !== undefined
      : channels === undefined && callPlanType === undefined,
);

/** The statistics of a submitted quote as a row to store; `undefined` where the fields aren't those the site sends. */
export function parseStatistics(form: FormData, now: Date): QuoteStatisticsRow | undefined {
  const entries = [...form.entries()];
  const fields = Object.fromEntries(entries);
  if (Object.keys(fields).length !== entries.length) return undefined;
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return undefined;
  const values = parsed.data;
  const email = values.email.trim();
  return {
    id: createHash('sha256')
      .update(JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1))))
      .digest('hex'),
    received_at: now.getTime(),
    day: parisDay(now),
    submitted_at: values.timestamp,
    email,
    site_count: values.siteCount,
    main_phones: values.mainPhones,
    secondary_phones: values.secondaryPhones,
    wireless_phones: values.wirelessPhones,
    user_count: values.userCount,
    ported_numbers: values.portedNumbers,
    geographic_numbers: values.geographicNumbers,
    company_name: values.companyName,
    siret: values.siret,
    full_name: values.fullName,
    phone: values.phone,
    needs: values.needs,
    installation_delay: values.installationDelay,
    one_time_cents: values.oneTimeCost,
    monthly_cents: values.monthlyCost,
    phones_cents: values.phonesCost,
    switches_cents: values.switchesCost,
    cables_cents: values.cablesCost,
    switches_poe8: values.switchesPOE8,
    switches_poe16: values.switchesPOE16,
    cables_quantity: values.cablesQuantity,
    unlimited_calls: values.unlimitedCalls === 'true' ? 1 : 0,
    channels: values.channels ?? null,
    call_plan_type: values.callPlanType ?? null,
    virtual_only: values.virtualOnly === 'true' ? 1 : 0,
    is_test: isTestAddress(email) ? 1 : 0,
  };
}

/** Addresses under example.com belong to nobody: trials, which reports count apart. */
export function isTestAddress(email: string): boolean {
  return /[@.]example\.com$/i.test(email.trim());
}
