import type { OrderSummary } from '#service/storage/rows.ts';

type Named = Pick<OrderSummary, 'company' | 'name' | 'email'>;

/** How a list names the client of an order or a request. */
export function clientName({ company, name, email }: Named): string {
  return company || name || email;
}

/** How a thing that waits names its order or its request. */
export function namesOf(owner: Named & Pick<OrderSummary, 'reference' | 'is_test'>) {
  return { reference: owner.reference, client: clientName(owner), isTest: owner.is_test === 1 };
}
