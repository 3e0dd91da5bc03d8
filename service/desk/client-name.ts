import type { OrderSummary } from '#service/storage/rows.ts';

/** How a list names the client of an order. */
export function clientName({ company, name, email }: Pick<OrderSummary, 'company' | 'name' | 'email'>): string {
  return company || name || email;
}

/** How a thing that waits names its order. */
export function namesOf(order: OrderSummary): { reference: string; client: string; isTest: boolean } {
  return { reference: order.reference, client: clientName(order), isTest: order.is_test === 1 };
}
