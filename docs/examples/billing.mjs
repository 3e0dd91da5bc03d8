/**
 * The one-off and the monthly invoice of every confirmed order that is neither a test nor cancelled, as JSON.
 * Call: ADDRESS=https://www.neolis.example.com/supervision TOKEN=... node billing.mjs
 * Amounts are in whole cents; `billing` throws if a total differs from the lines.
 */
import { ask } from './ask.mjs';

// VAT of an amount in cents, rounded to the nearest cent, halves away from zero.
const vatOf = (cents, percent) => Math.sign(cents) * Math.round((Math.abs(cents) * Math.round(percent * 100)) / 10000);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
function invoice(part, title) {
  const check = (name, ours, theirs) => {
    if (ours === theirs) return ours;
    throw new Error(`${title}, ${name}: computed ${ours} cents, the API says ${theirs}`);
  };
  const lines = part.lines.map((line) => ({
    ...line,
    unit: line.unit.cents,
    amount: check(`line ${line.key}`, line.quantity * line.unit.cents, line.amount.cents),
  }));
  const vatByRate = [...new Set(lines.map((line) => line.vatPercent))].map((percent) => {
    const base = sum(lines.filter((line) => line.vatPercent === percent).map((line) => line.amount));
    const theirs = sum(part.vatByRate.filter((rate) => rate.percent === percent).map((rate) => rate.vat.cents));
    return { percent, vat: check(`VAT at ${percent} %`, vatOf(base, percent), theirs) };
  });
  const beforeVat = check('total before VAT', sum(lines.map((line) => line.amount)), part.beforeVat.cents);
  const vat = check('VAT', sum(vatByRate.map((rate) => rate.vat)), part.vat.cents);
  return { lines, beforeVat, vatByRate, vat, withVat: check('total with VAT', beforeVat + vat, part.withVat.cents) };
}
export async function billing(api) {
  const references = new Set();
  for (let query = '?limit=100'; query; ) {
    const page = await ask(api, `/api/commandes${query}`);
    for (const order of page.orders)
      if (order.confirmedAt && order.state !== 'cancelled' && !order.isTest) references.add(order.reference);
    // `next` is an address; only its query is used, so that the token goes nowhere but to ADDRESS.
    query = page.next && new URL(page.next).search;
  }
  const invoices = [];
  for (const reference of references) {
    const order = await ask(api, `/api/commandes/${encodeURIComponent(reference)}`);
    const [oneTime, monthly] = ['oneTime', 'monthly'].map((name) => invoice(order[name], `${reference}, ${name}`));
    invoices.push({ reference, client: order.client, oneTime, monthly });
  }
  return invoices;
}

const { ADDRESS: address, TOKEN: token } = process.env;
if (import.meta.filename === process.argv[1]) console.log(JSON.stringify(await billing({ address, token }), null, 2));
