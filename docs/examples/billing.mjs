/**
 * The one-off and the monthly invoice of every confirmed order that is neither a test nor cancelled, as JSON.
 * Call: ADDRESS=https://www.neolis.example.com/supervision TOKEN=... node billing.mjs
 * Amounts are in whole cents.
 */
import { ask } from './ask.mjs';

const invoice = ({ lines, beforeVat, vatByRate, vat, withVat }) => ({
  lines: lines.map((line) => ({ ...line, unit: line.unit.cents, amount: line.amount.cents })),
  beforeVat: beforeVat.cents,
  vatByRate: vatByRate.map((rate) => ({ percent: rate.percent, vat: rate.vat.cents })),
  vat: vat.cents,
  withVat: withVat.cents,
});

export async function billing(api) {
  const references = new Set();
  for (let after = ''; after !== null; ) {
    const page = await ask(api, `/api/commandes?limit=100${after && `&after=${encodeURIComponent(after)}`}`);
    for (const order of page.orders)
      if (order.confirmedAt && order.state !== 'cancelled' && !order.isTest) references.add(order.reference);
    // `next` is an address; only its `after` is used, so that the token goes nowhere but to ADDRESS.
    after = page.next && new URL(page.next, api.address).searchParams.get('after');
  }
  const invoices = [];
  for (const reference of references) {
    const { client, oneTime, monthly } = await ask(api, `/api/commandes/${encodeURIComponent(reference)}`);
    invoices.push({ reference, client, oneTime: invoice(oneTime), monthly: invoice(monthly) });
  }
  return invoices;
}

const { ADDRESS: address, TOKEN: token } = process.env;
if (import.meta.filename === process.argv[1]) console.log(JSON.stringify(await billing({ address, token }), null, 2));
