import { orderStates } from '#domain/order/order-life.ts';
import { portStates } from '#domain/portability/port-life.ts';
import type { OrderSummary, PortRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** What a list of orders is about; `text` and `state` are empty for all. */
export interface OrderSearch {
  readonly text: string;
  readonly state: string;
}

/** Rows that are searched, the newest: some years of orders. A reference is found however old it is. */
const mostSearched = 20_000;
const longestText = 100;
/** Fewer figures are words, such as those of a company's name. */
const leastDigits = 4;

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

/**
 * Finds orders by reference, company, name, e-mail or number, the newest first. A number is the contact's, the SIRET, or
 * one of those to port: a caller gives the line they call from.
 */
export async function findOrders(storage: Storage, { text, state }: OrderSearch): Promise<OrderSummary[]> {
  const states = orderStates.filter((known) => known === state);
  const orders = await storage.listOrderSummaries({
    limit: mostSearched,
    ...(states.length > 0 && { states }),
  });
  if (text === '') return orders;
  const number = digits(text);
  if (number.length < leastDigits || !/^[\d\s.+()/-]+$/.test(text)) return orders.filter(hasWords(text));
  const ports = await storage.listPortsIn(portStates, mostSearched);
  const porting = new Set(ports.filter((port) => brings(port, number)).map((port) => port.order_reference));
  return orders.filter(
    ({ reference, phone, siret }) =>
      porting.has(reference) || digits(phone).includes(number) || digits(siret).includes(number),
  );
}

function hasWords(text: string): (order: OrderSummary) => boolean {
  const words = fold(text).split(/\s+/);
  return ({ reference, company, name, email }) => {
    const all = fold(`${reference} ${company} ${name} ${email}`);
    return words.every((word) => all.includes(word));
  };
}

/** Whether a number, or a part of one, is of a line to port or within its range of numbers. */
function brings({ number: first, last_number: last }: PortRow, number: string): boolean {
  const isWithin = number.length === first.length && first <= number && number <= last;
  return isWithin || first.includes(number) || last.includes(number);
}

/** Without capitals and accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The figures of a number or of its beginning, as it is dialled within France. */
function digits(text: string): string {
  return text
    .replace(/^\s*(?:\+|00)\s*33[\s.-]*(?:\(0\)|0)?/, '0')
    .replaceAll(/\D/g, '')
    .replace(/^33(?=[1-9]\d{8}$)/, '0');
}
