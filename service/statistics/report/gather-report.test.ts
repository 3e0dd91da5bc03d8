import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { gatherReport } from './gather-report.ts';
import { ReportPage } from './ReportPage.tsx';
import { reportCsv } from './report-csv.ts';

const day = '2026-11-20';
const ordered = Date.UTC(2026, 10, 20, 10);
const nextMonth = Date.UTC(2026, 11, 1, 10);
const monthBefore = { is_test: 0, received_at: 0, confirmed_at: 0 } as const;
const quoteSums = {
  day,
  is_test: 0,
  call_plan_type: 'france-all',
  count: 1,
  phones: 4,
  users: 0,
  sites: 1,
  numbers: 1,
  one_time_cents: 145_700,
  monthly_cents: 12_400,
};
const nothing = { visits: 0, quoteClicks: 0, quotes: 0, orders: 0, confirmed: 0, paid: 0, cancelled: 0, others: 0 };
const report = gatherReport(
  {
    hits: [
      { day, type: 'visite', visitor_class: 'human', count: 40 },
      { day, type: 'visite', visitor_class: 'bot', count: 7 },
      { day, type: 'devis', visitor_class: 'human', count: 10 },
      { day, type: 'devis', visitor_class: 'prefetch', count: 2 },
      { day, type: 'statistiques', visitor_class: 'human', count: 3 },
      { day: '2026-11-01', type: 'visite', visitor_class: 'human', count: 99 },
    ],
    quotes: [
      quoteSums,
      { ...quoteSums, call_plan_type: null, phones: 6, sites: 3, users: 4 },
      { ...quoteSums, is_test: 1 },
      { ...quoteSums, day: '2026-11-18' },
    ],
    orders: [
      exampleOrder({ is_test: 0, state: 'confirmed', confirmed_at: ordered }),
      exampleOrder({ is_test: 0, state: 'ready', confirmed_at: ordered, paid_at: ordered, one_time_cents: 100 }),
      // Booked when the month's statement was dropped; a transfer counts on its day.
      { ...exampleOrder({ ...monthBefore, state: 'shipped', paid_at: nextMonth, monthly_cents: 9 }), paid_on: day },
      { ...exampleOrder({ ...monthBefore, state: 'shipped', paid_at: ordered }), paid_on: '2026-10-31' },
      exampleOrder({ ...monthBefore, state: 'cancelled', cancelled_at: ordered }),
      exampleOrder({ is_test: 0, state: 'cancelled', cancelled_at: ordered, one_time_cents: 7 }),
      // Half past midnight in Paris.
      exampleOrder({ is_test: 0, state: 'received', received_at: Date.UTC(2026, 10, 18, 23, 30) }),
      exampleOrder({ is_test: 1, state: 'ready' }),
    ].map((order) => ({ paid_on: null, ...order })),
    planNames: { 'france-all': 'Fixes et mobiles France' },
  },
  '2026-11-19',
  day,
);

test('counts people, quotes and orders by day, and programs and trials separately', () => {
  expect(report.days).toEqual([
    { ...nothing, day: '2026-11-19', orders: 1 },
    { day, visits: 40, quoteClicks: 10, quotes: 2, orders: 3, confirmed: 2, paid: 2, cancelled: 2, others: 9 },
  ]);
  expect(report.tests).toEqual({ quotes: 1, orders: 1 });
  expect(report.quotesNotKept).toBe(3);
});

test('averages configurations, counts plans and adds up amounts', () => {
  expect(report.average).toEqual({ phones: 5, sites: 2, numbers: 1, users: 2 });
  expect(report.plans).toEqual([
    { name: 'Illimité\u00a0: Fixes et mobiles France', count: 1 },
    { name: 'À la consommation', count: 1 },
  ]);
});

test('adds up the amounts of what happened in the period, whenever it was ordered', () => {
  expect(report.events).toEqual({
    quoted: { count: 2, oneTimeCents: 291_400, monthlyCents: 24_800 },
    confirmed: { count: 2, oneTimeCents: 145_800, monthlyCents: 24_800 },
    paid: { count: 2, oneTimeCents: 145_800, monthlyCents: 12_409 },
    cancelled: { count: 2, oneTimeCents: 145_707, monthlyCents: 24_800 },
  });
  for (const name of ['confirmed', 'paid', 'cancelled'] as const)
    expect(report.events[name].count).toBe(report.totals[name]);
});

test('counts each step, and has a table for spreadsheets', () => {
  const page = renderToStaticMarkup(
    ReportPage({ report, period: { first: '2026-11-19', last: day }, isRefused: false }),
  );
  for (const [step, count] of [
    ['Visites', 40],
    ['Clics vers le devis', 10],
    ['Devis', 2],
    ['Commandes', 4],
  ]) {
    expect(page).toMatch(new RegExp(`<svg[^>]* role="img" aria-label="${step} par jour, ${count} en tout`));
  }
  for (const name of ['Confirmations', 'Paiements complets', 'Annulations'])
    expect(page).toContain(`aria-label="${name} par jour, 2 en tout`);
  expect(page).toMatch(/Paiements complets<\/th><td>2<\/td><td>1\s458,00\s€<\/td><td>124,09\s€<\/td>/);
  expect(page).toContain('une commande non confirmée après 30\u00a0jours, un devis après 365\u00a0jours');
  expect(page).toMatch(/Devis comptés sans être conservés[^<]*\u00a0: 3\./);
  expect(page).toContain('Du 19\u00a0novembre 2026 au 20\u00a0novembre 2026');
  expect(reportCsv(report).split('\r\n')).toEqual([
    '\ufeffJour;Visites;Clics vers le devis;Devis;Commandes;Confirmations;Paiements complets;Annulations;Robots et préchargements',
    ...['19/11/2026;0;0;0;1;0;0;0;0', '20/11/2026;40;10;2;3;2;2;2;9', ''],
  ]);
});
