import { addDays, type ParisDay, parisDay } from '#domain/calendar.ts';
import { eventDay, type OrderInstant } from '#service/orders/stored/order-status.ts';
import type { CountedHits, OrderOutline } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** What is counted, on a day or in the whole period. */
const noCounts = {
  visits: 0,
  quoteClicks: 0,
  quotes: 0,
  /** Orders received, confirmed or not. */
  orders: 0,
  /** Confirmations, whole payments by their last transfer, and cancellations of that day, whenever the order was received. */
  confirmed: 0,
  paid: 0,
  cancelled: 0,
  /** Image requests by programs: bots, prefetches, HEAD requests, requests without a user agent. */
  others: 0,
};
export type ReportCounts = Readonly<typeof noCounts>;

export type QuoteSums = Awaited<ReturnType<Storage['sumQuoteStatistics']>>[number];
type Instant = Exclude<OrderInstant, 'in_service_at'>;

interface Gathered {
  readonly hits: readonly CountedHits[];
  /** Of the quotes of these days, at least. */
  readonly quotes: readonly QuoteSums[];
  readonly orders: readonly OrderOutline[];
  /** The catalogue's name of each plan. */
  readonly planNames: Readonly<Record<string, string>>;
}

export type Report = ReturnType<typeof gatherReport>;

/** The report from `first` to `last`, both included. Trials are counted separately. */
export function gatherReport({ hits, quotes: summed, orders, planNames }: Gathered, first: string, last: string) {
  const within = (day: string): boolean => day >= first && day <= last;
  const counted = hits.filter(({ day }) => within(day));
  const periodHits = counted.filter(({ type }) => type !== 'statistiques');
  const periodQuotes = summed.filter(({ day }) => within(day));
  const dayOf = dayReader();
  const quotes = periodQuotes.filter(({ is_test }) => is_test === 0);
  const count = sum(quotes, countOf);
  const mean = (value: (quotes: QuoteSums) => number): number => (count === 0 ? 0 : sum(quotes, value) / count);
  const trials = orders.filter(({ is_test, received_at }) => is_test === 1 && within(dayOf(received_at)));
  const dayIn = (order: OrderOutline, instant: Instant) => eventDay(order, instant, dayOf);
  const happened = (instant: Instant): readonly OrderOutline[] =>
    orders.filter((order) => order.is_test === 0 && within(dayIn(order, instant)));
  const ordersOn = (name: keyof ReportCounts, instant: Instant): Counting[] =>
    happened(instant).map((order) => [name, dayIn(order, instant), 1]);
  const days = countDays(first, last, [
    ...periodHits.map(({ day, type, visitor_class, count }): Counting => {
      return [visitor_class !== 'human' ? 'others' : type === 'visite' ? 'visits' : 'quoteClicks', day, count];
    }),
    ...quotes.map(({ day, count }): Counting => ['quotes', day, count]),
    ...ordersOn('orders', 'received_at'),
    ...ordersOn('confirmed', 'confirmed_at'),
    ...ordersOn('paid', 'paid_at'),
    ...ordersOn('cancelled', 'cancelled_at'),
  ]);
  const totals = Object.keys(noCounts).map((name) => [name, sum(days, (day) => day[name as keyof ReportCounts])]);
  return {
    days,
    totals: Object.fromEntries(totals) as ReportCounts,
    /** Averages over the quotes of the period. */
    average: {
      phones: mean(({ phones }) => phones),
      sites: mean(({ sites }) => sites),
      numbers: mean(({ numbers }) => numbers),
      users: mean(({ users }) => users),
    },
    plans: tally(quotes, ({ call_plan_type }) =>
      call_plan_type === null ? 'À la consommation' : `Illimité\u00a0: ${planNames[call_plan_type] ?? call_plan_type}`,
    ),
    /** Of what happened in the period, whenever its order was received. */
    events: {
      quoted: { ...amountsOf(quotes), count },
      confirmed: amountsOf(happened('confirmed_at')),
      paid: amountsOf(happened('paid_at')),
      cancelled: amountsOf(happened('cancelled_at')),
    },
    /** Quotes that were counted only, because the day's limit was reached. */
    quotesNotKept: sum(
      counted.filter(({ type }) => type === 'statistiques'),
      countOf,
    ),
    /** Trials under example.com, left out of everything else. */
    tests: { quotes: sum(periodQuotes, countOf) - count, orders: trials.length },
  };
}

/** So many of something on a day. */
type Counting = readonly [name: keyof ReportCounts, day: ParisDay, count: number];

function countDays(first: string, last: string, countings: readonly Counting[]) {
  const counts = new Map(daysBetween(first, last).map((day) => [day, { day, ...noCounts }]));
  for (const [name, day, count] of countings) {
    const ofDay = counts.get(day);
    if (ofDay !== undefined) ofDay[name] += count;
  }
  return [...counts.values()];
}

/**
 * Returns the Paris day of an instant, remembered by the hour as Paris is whole hours from UTC: working a day out
 * takes 3 µs.
 */
function dayReader(): (instant: number) => ParisDay {
  const days = new Map<number, ParisDay>();
  return (instant) => {
    const hour = Math.floor(instant / 3_600_000);
    const day = days.get(hour) ?? parisDay(instant);
    days.set(hour, day);
    return day;
  };
}

/** Amounts before tax, with the number of things that they are of. */
function amountsOf(items: readonly { readonly one_time_cents: number; readonly monthly_cents: number }[]) {
  return {
    count: items.length,
    oneTimeCents: sum(items, ({ one_time_cents }) => one_time_cents),
    monthlyCents: sum(items, ({ monthly_cents }) => monthly_cents),
  };
}

function daysBetween(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / (24 * 3_600_000) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

const countOf = ({ count }: { readonly count: number }): number => count;

function tally<Item extends { readonly count: number }>(
  items: readonly Item[],
  name: (item: Item) => string,
): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + item.count);
  return [...counts].map(([key, count]) => ({ name: key, count })).sort((a, b) => b.count - a.count);
}
