// What to invoice: every order that a client ordered for good and that is neither
// cancelled nor a test, in whole cents. Throws if the amounts don't agree.
//   ADDRESS=https://host/supervision TOKEN=… node billing.mjs
import { ask } from './ask.mjs';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const toInvoice = (order) => order.confirmedAt && order.state !== 'cancelled' && !order.isTest;

function same(what, found, expected) {
  if (found !== expected) throw new Error(`${what}: ${found}, but ${expected} expected`);
  return found;
}
function cents(what, { cents, euros }) {
  same(`${what} in euros`, euros, cents / 100);
  return cents;
}

function invoice(what, part) {
  const lines = part.lines.map(({ key, label, quantity, vatPercent, ...line }) => {
    const unit = cents(`${what}, ${key}`, line.unit);
    const amount = same(`${what}, ${key}`, cents(`${what}, ${key}`, line.amount), quantity * unit);
    return { key, label, quantity, unit, amount, vatPercent };
  });
  const percents = [...lines.map((line) => line.vatPercent), ...part.vatByRate.map((rate) => rate.percent)];
  const vatByRate = [...new Set(percents)].map((percent) => {
    const beforeVat = sum(lines.filter((line) => line.vatPercent === percent).map((line) => line.amount));
    // Half up, in whole numbers: a rate such as 5.5 is 550 of 10000.
    const vat = Math.floor((beforeVat * Math.round(percent * 100) + 5000) / 10000);
    const stated = part.vatByRate.filter((rate) => rate.percent === percent).map((rate) => cents(what, rate.vat));
    same(`${what}, VAT at ${percent} %`, sum(stated), vat);
    return { percent, beforeVat, vat };
  });
  const beforeVat = sum(lines.map((line) => line.amount));
  const vat = sum(vatByRate.map((rate) => rate.vat));
  const total = { beforeVat, vat, withVat: beforeVat + vat };
  for (const name in total) same(`${what}, ${name}`, cents(`${what}, ${name}`, part[name]), total[name]);
  return { lines, vatByRate, ...total };
}

export async function billing(api) {
  const result = [];
  for (let page, url = `${api.address}/api/commandes?limit=100`; url; url = page.next) {
    page = await ask(api, url);
    for (const { reference } of page.orders.filter(toInvoice)) {
      const order = await ask(api, `${api.address}/api/commandes/${encodeURIComponent(reference)}`);
      if (!toInvoice(order)) continue; // cancelled meanwhile
      const payments = order.journal.filter((entry) => entry.amount).map((entry) => cents(reference, entry.amount));
      const received = same(`${reference}, received`, cents(reference, order.received), sum(payments));
      const site = order.sites[0]; // no address is said to be that of invoices
      const address = site?.delivery ?? site?.emergency ?? null;
      const client = { ...order.client, address, purchaseOrder: order.purchaseOrder };
      const [oneTime, monthly] = ['oneTime', 'monthly'].map((name) => invoice(`${reference}, ${name}`, order[name]));
      result.push({ reference, client, oneTime, monthly, received });
    }
  }
  return result;
}

if (import.meta.filename === process.argv[1])
  console.log(JSON.stringify(await billing({ address: process.env.ADDRESS, token: process.env.TOKEN }), null, 2));
