import { orderStates } from '#domain/order/order-life.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** What a list of orders is about; `text` and `state` are empty for all. */
export interface OrderSearch {
  readonly text: string;
  readonly state: string;
}

/** Rows that are searched, the newest: some years of orders. A reference is found however old it is. */
const mostSearched = 20_000;
const longestText = 100;

/** Reads a search from the address of the page. */
export function readSearch(query: (name: string) => string | undefined): OrderSearch {
  const state = query('etat') ?? '';
  return {
    text: (query('q') ?? '').trim().slice(0, longestText),
    state: orderStates.some((known) => known === state) ? state : '',
  };
}

/** The search as the query of an address. */
export function searchQuery({ text, state }: OrderSearch): string {
  return new URLSearchParams({ q: text, etat: state }).toString();
}

/** Finds orders by reference, company, name, e-mail or phone number, the newest first. */
export async function findOrders(storage: Storage, { text, state }: OrderSearch): Promise<OrderSummary[]> {
  const states = orderStates.filter((known) => known === state);
  const orders = await storage.listOrderSummaries({
    limit: mostSearched,
    ...(states.length > 0 && { states }),
  });
  return text === '' ? orders : orders.filter(matcher(text));
}

function matcher(text: string): (order: OrderSummary) => boolean {
  const words = fold(text).split(/\s+/);
  const typedNumber = digits(text);
  const isNumber = typedNumber.length >= 4 && /^[\d\s.+()-]+$/.test(text);
  return ({ reference, company, name, email, phone, siret }) => {
    if (isNumber) return digits(phone).includes(typedNumber) || digits(siret).includes(typedNumber);
    const all = fold(`${reference} ${company} ${name} ${email}`);
    return words.every((word) => all.includes(word));
  };
}

/** Without capitals and accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The figures of a number, as it is dialled within France. */
function digits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^(?:00)?33(?=[1-9]\d{8}$)/, '0');
}
