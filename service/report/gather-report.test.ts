import { describe, expect, test } from 'vitest';
import { exampleOrder, exampleStatistics } from '#service/storage/example-rows.ts';
import { gatherReport } from './gather-report.ts';
import { reportCsv } from './report-csv.ts';
import { reportPage } from './report-page.tsx';

const day = '2026-11-20';
const report = gatherReport(
  {
    hits: [
      { day, type: 'visite', visitor_class: 'human', count: 40 },
      { day, type: 'visite', visitor_class: 'bot', count: 7 },
      { day, type: 'devis', visitor_class: 'human', count: 10 },
      { day, type: 'devis', visitor_class: 'prefetch', count: 2 },
      { day, type: 'statistiques', visitor_class: 'human', count: 3 },
      { day, type: 'incertain', visitor_class: 'human', count: 5 },
      { day: '2026-11-01', type: 'visite', visitor_class: 'human', count: 99 },
    ],
    statistics: [
      exampleStatistics({ is_test: 0, main_phones: 4, secondary_phones: 0, wireless_phones: 0, site_count: 1 }),
      exampleStatistics({ is_test: 0, call_plan_type: null, channels: null, site_count: 3, user_count: 4 }),
      exampleStatistics({ is_test: 1 }),
    ],
    orders: [
      exampleOrder({ is_test: 0, state: 'confirmed' }),
      // Half past midnight in Paris.
      exampleOrder({ is_test: 0, state: 'received', received_at: Date.UTC(2026, 10, 18, 23, 30) }),
      exampleOrder({ is_test: 1, state: 'ready' }),
    ],
  },
  '2026-11-19',
  day,
);

describe('gatherReport', () => {
  test('counts people, quotes and orders by day, and programs and trials separately', () => {
    expect(report.days).toEqual([
      { day: '2026-11-19', visits: 0, quoteClicks: 0, quotes: 0, orders: 1, others: 0 },
      { day, visits: 40, quoteClicks: 10, quotes: 2, orders: 1, others: 9 },
    ]);
    expect(report.tests).toEqual({ quotes: 1, orders: 1 });
    expect(report.quotesNotKept).toBe(3);
    expect(report.classes.find(({ name }) => name === 'human')).toEqual({ name: 'human', count: 50 });
  });

  test('averages configurations, counts plans and adds up amounts', () => {
    expect(report.average).toEqual({ phones: 5, sites: 2, numbers: 1, users: 2 });
    expect(report.plans).toEqual([
      { name: 'Illimité fixes et mobiles France', count: 1 },
      { name: 'À la consommation', count: 1 },
    ]);
    expect(report.amounts).toEqual({
      quotedOneTimeCents: 291_400,
      quotedMonthlyCents: 24_800,
      orderedOneTimeCents: 145_700,
      orderedMonthlyCents: 12_400,
    });
  });

  test('renders a self-contained page, and a table for spreadsheets', async () => {
    const page = reportPage(report, 'Neolis');
    expect(page).not.toMatch(/<script|src=|url\((?!['"]data:)|<link/);
    for (const [step, count] of [
      ['Visites', 40],
      ['Clics vers le devis', 10],
      ['Devis', 2],
      ['Commandes', 2],
    ]) {
      expect(page).toContain(`<li>${step}\u00a0: <strong>${count}</strong>`);
      expect(page).toMatch(new RegExp(`<svg[^>]* role="img" aria-label="${step} par jour, ${count} en tout`));
    }
    expect(page).toMatch(/Devis comptés sans être conservés[^<]*\u00a0: 3\./);
    expect(page).toMatch(/peut-être comptés deux fois[^<]*\u00a0: 5\./);
    expect(page).toContain('Du 19\u00a0novembre 2026 au 20\u00a0novembre 2026');
    expect(reportCsv(report).split('\r\n')).toEqual([
      '\ufeffJour;Visites;Clics devis;Devis;Commandes;Robots et préchargements',
      '19/11/2026;0;0;0;1;0',
      '20/11/2026;40;10;2;1;9',
      '',
    ]);
  });
});
