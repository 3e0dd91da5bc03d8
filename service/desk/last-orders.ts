import type { MailboxOrder } from '#service/storage/rows.ts';

/** When the person of a mailbox last confirmed one of these orders (milliseconds), 0 if never. */
export function lastOrders(orders: readonly MailboxOrder[]): (person: { readonly email: string }) => number {
  const orderedAt = new Map<string, number>();
  for (const order of orders) {
    const key = mailboxKey(order);
    if (order.confirmed_at !== null) orderedAt.set(key, Math.max(order.confirmed_at, orderedAt.get(key) ?? 0));
  }
  return (person) => orderedAt.get(mailboxKey(person)) ?? 0;
}

/** What addresses of one mailbox have in common: case and outer spaces don't count. */
export function mailboxKey({ email }: { readonly email: string }): string {
  return email.trim().toLowerCase();
}
