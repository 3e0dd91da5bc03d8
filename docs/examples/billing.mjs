// What is to be invoiced of each order, once and every month, in whole cents. Throws if amounts don't agree.
// ADDRESS=https://host/supervision TOKEN=... node billing.mjs
import { ask, isStarted } from './ask.mjs';

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
const counts = ({ isTest, state }) => !isTest && !['received', 'cancelled'].includes(state);
const same = (found, expected, what) => {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
};
const inCents = ({ cents, euros }, what) => {
  same(Number.isSafeInteger(cents) && euros, cents / 100, `${what}, in euros`);
  return cents;
};

function invoice(part, what) {
  const [beforeVat, vat, withVat] = ['beforeVat', 'vat', 'withVat'].map((key) => inCents(part[key], `${what} ${key}`));
  const lines = part.lines.map(({ key, label, quantity, vatPercent, ...line }) => {
    const [unit, amount] = [line.unit, line.amount].map((value) => inCents(value, `${what} ${key}`));
    same(amount, quantity * unit, `${what} ${key}`);
    return { key, label, quantity, unit, amount, vatPercent };
  });
  const vatByRate = part.vatByRate.map(({ percent, ...rate }) => {
    const ofRate = lines.filter(({ vatPercent }) => vatPercent === percent);
    const base = sum(ofRate, 'amount');
    const rateVat = inCents(rate.vat, `${what} VAT of ${percent} %`);
    // Half up; hundredths of a percent are whole numbers, so that an exact half stays one.
    same(rateVat, Math.round((base * Math.round(percent * 100)) / 10000), `${what} VAT of ${percent} %`);
    return { percent, beforeVat: base, vat: rateVat };
  });
  same(beforeVat, sum(lines, 'amount'), `${what} beforeVat`);
  same(beforeVat, sum(vatByRate, 'beforeVat'), `${what} beforeVat of all rates`);
  same(vat, sum(vatByRate, 'vat'), `${what} vat`);
  same(withVat, beforeVat + vat, `${what} withVat`);
  return { lines, beforeVat, vatByRate, vat, withVat };
}

export async function billing(api) {
  const [references, bills] = [new Set(), []];
  for (let page = { next: 'api/commandes?limit=100' }; page.next; ) {
    page = await ask(api, page.next);
    for (const { reference } of page.orders.filter(counts)) references.add(reference);
  }
  for (const reference of references) {
    const order = await ask(api, `api/commandes/${encodeURIComponent(reference)}`);
    const { company, siret, name, email, paysAfterService } = order.client;
    const onceFrom = paysAfterService ? order.inServiceAt : order.confirmedAt;
    if (!counts(order) || !(onceFrom || order.inServiceAt)) continue;
    const [oneTime, monthly] = ['oneTime', 'monthly'].map((key) => invoice(order[key], `${reference} ${key}`));
    const received = inCents(order.received, `${reference} received`);
    const paid = order.journal.map(({ amount }) => ({ cents: amount ? inCents(amount, `${reference} journal`) : 0 }));
    same(received, sum(paid, 'cents'), `${reference} received`);
    const address = order.sites.flatMap(({ delivery, emergency }) => delivery ?? emergency ?? [])[0] ?? null;
    const client = { company, siret, name, email, address, paysAfterService, purchaseOrder: order.purchaseOrder };
    bills.push({ reference, client, received, oneTime: onceFrom && oneTime, monthly: order.inServiceAt && monthly });
  }
  return bills;
}

if (isStarted(import.meta))
  console.log(JSON.stringify(await billing({ address: process.env.ADDRESS, token: process.env.TOKEN }), null, 2));
