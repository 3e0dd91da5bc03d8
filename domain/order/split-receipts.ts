import { type Cents, shareOf } from '#domain/money.ts';

/** What a receipt is made of; the parts add up to it. */
export type ReceiptParts = ReturnType<typeof splitSum>;

/**
 * Splits receipts (negative for money returned), oldest first, in proportion to the amounts due. It splits what was
 * received so far: the parts add up to the order's totals to the cent, and no later receipt changes an earlier one.
 */
export function splitReceipts(
  receipts: readonly { readonly cents: Cents }[],
  due: { readonly beforeTax: Cents; readonly vat: ReadonlyMap<number, Cents> },
): ReceiptParts[] {
  let received = 0;
  let before = splitSum(0, due);
  return receipts.map(({ cents }) => {
    received += cents;
    const after = splitSum(received, due);
    const parts = subtract(after, before);
    before = after;
    return parts;
  });
}

type Due = Parameters<typeof splitReceipts>[1];

function splitSum(received: Cents, { beforeTax, vat }: Due) {
  const due = [...vat.values()].reduce((sum, cents) => sum + cents, beforeTax);
  const within = Math.max(0, Math.min(received, due));
  const share = (cents: Cents): Cents => (due === 0 ? 0 : shareOf(cents, within, due));
  const shares = new Map([...vat].map(([rate, cents]) => [rate, share(cents)]));
  const taxes = [...shares.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    beforeTax: within - taxes,
    /** VAT by rate, in hundredths of a percent. */
    vat: shares,
    /** What was paid beyond the amount due, or came back of it. */
    beyond: received - within,
  };
}

function subtract(after: ReceiptParts, before: ReceiptParts): ReceiptParts {
  return {
    beforeTax: after.beforeTax - before.beforeTax,
    vat: new Map([...after.vat].map(([rate, cents]) => [rate, cents - (before.vat.get(rate) ?? 0)])),
    beyond: after.beyond - before.beyond,
  };
}
