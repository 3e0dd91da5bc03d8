import { isDay, type ParisDay } from '#domain/calendar.ts';
import { isBinding, orderStates } from '#domain/order/life/order-life.ts';
import { readSearched } from '#domain/order/search-order.ts';
import { cutText } from '#domain/typed-text.ts';
import { typedPeriod } from '#service/desk/typed-period.ts';
import { eventDay, type OrderInstant } from '#service/orders/stored/order-status.ts';
import type { OrderOutline, OrderSummary } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** A state, or `paid`: paid in full, whatever came after, without trials, which nobody paid. */
export const orderFilters = ['paid', ...orderStates] as const;
type OrderFilter = (typeof orderFilters)[number];

/** What a list of orders is about; each part is empty for all. */
export interface OrderSearch {
  readonly text: string;
  readonly filter: OrderFilter | '';
  /** Days of the period, both included. */
  readonly first: ParisDay | '';
  readonly last: ParisDay | '';
}

const events: Partial<Readonly<Record<OrderSearch['filter'], readonly [OrderInstant, string]>>> = {
  '': ['received_at', 'reçue'],
  received: ['received_at', 'reçue'],
  paid: ['paid_at', 'payée'],
  'in-service': ['in_service_at', 'mise en service'],
  cancelled: ['cancelled_at', 'annulée'],
};

/** The column and the name of a period's event. Dispatch and purchase orders have none: the confirmation counts. */
export function eventOf(filter: OrderSearch['filter']): readonly [OrderInstant, string] {
  return events[filter] ?? ['confirmed_at', 'confirmée'];
}

const maxTextLength = 100;

/** Reads a search from the address of the page; what isn't known asks for all. */
export function readSearch(query: Readonly<Record<string, string | undefined>>, now: Date): OrderSearch {
  const days = typedPeriod(query, now).map((day = '') => (isDay(day) ? day : ''));
  const [first = '', last = ''] = days.includes('') ? days : days.sort();
  return {
    text: cutText((query.q ?? '').trim(), maxTextLength),
    filter: orderFilters.find((known) => known === query.etat) ?? '',
    first,
    last,
  };
}

/** The search as the query of an address. */
export function searchQuery({ text, filter, first, last }: OrderSearch): string {
  return new URLSearchParams({ q: text, etat: filter, du: first, au: last }).toString();
}

/**
 * Finds orders by what {@link readSearched} reads or a number to keep, as callers name the line they call from; the
 * newest first, unconfirmed ones last, as they would bury the others.
 */
export async function findOrders(storage: Storage, search: OrderSearch): Promise<OrderOutline[]> {
  const { text, filter } = search;
  const states = filter === 'paid' ? orderStates.filter(isBinding) : orderStates.filter((known) => known === filter);
  const listed = await storage.listOrderOutlines({
    ...(states.length > 0 && { states }),
    ...(text !== '' && { searched: readSearched(text) }),
  });
  return listed
    .filter(isInPeriod(search))
    .filter(({ is_test }) => filter !== 'paid' || is_test === 0)
    .sort((one, other) => Number(isDraft(one)) - Number(isDraft(other)));
}

/** What a list shows of these orders, in their order, without erased ones. */
export async function summariesOf(orders: readonly OrderOutline[], storage: Storage): Promise<OrderSummary[]> {
  const references = orders.map(({ reference }) => reference);
  const listed = await storage.listOrderSummaries({ references });
  const summaries = new Map(listed.map((summary) => [summary.reference, summary]));
  return references.flatMap((reference) => summaries.get(reference) ?? []);
}

/** Whether an order was posted only: anybody may leave any number of them. */
export function isDraft({ state }: OrderOutline): boolean {
  return state === 'received';
}

function isInPeriod({ filter, first, last }: OrderSearch): (order: OrderOutline) => boolean {
  const [instant] = eventOf(filter);
  const isUnlimited = first === '' && last === '';
  return (order) => {
    // The day of an instant takes long to compute, for thousands of orders.
    if (isUnlimited) return filter !== 'paid' || order.paid_at !== null;
    const day = eventDay(order, instant);
    return day !== '' && day >= first && (last === '' || day <= last);
  };
}
