import { html, raw } from 'hono/html';
import { formatDay } from '#domain/calendar.ts';
import { formatCount, formatEuros } from '#domain/money.ts';
import { logo } from '#service/pages/logo.ts';
import type { Markup } from '#service/pages/page.ts';
import { dailyPlot } from './daily-plot.ts';
import type { Report } from './gather-report.ts';

const style = `
:root{--ink:#14213d;--soft:#4b5770;--line:#d9d2c5}
body{margin:0 auto;padding:2.5rem 1.5rem 4rem;max-width:70rem;color:var(--ink);background:#fbf8f3;font:1rem/1.5 "Instrument Sans",system-ui,sans-serif}
h1,h2{font-family:"Bricolage Grotesque",system-ui,sans-serif;line-height:1.15;letter-spacing:-.02em}
h1{font-size:2.5rem;margin:1rem 0 .25rem}h2{font-size:1.5rem;margin:3rem 0 1rem}
.brand{display:flex;gap:.6rem;align-items:center;font:750 1.5rem "Bricolage Grotesque",system-ui,sans-serif}
.soft{color:var(--soft)}
.grid{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
figure{margin:0;background:#fff;border:1.5px solid var(--line);border-radius:10px;padding:1.25rem;break-inside:avoid}
figcaption{margin-bottom:.75rem}svg{max-width:100%;height:auto}svg text{fill:#14213d}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{border-top:1px solid var(--line);padding:.4rem 0 .4rem 1rem;text-align:right;font-weight:400}
th:first-child{text-align:left;padding-left:0}thead th{border:0;color:var(--soft);font-size:.9rem}
.funnel{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
.funnel svg{display:block;width:100%;height:1.75rem}
@media (max-width:30rem){th,td{padding-left:.5rem}thead+tbody td{font-size:.9rem}}
@page{margin:15mm}
@media print{body{background:#fff;padding:0;max-width:none;font-size:10pt}h2{margin-top:1.5rem}.grid{grid-template-columns:1fr 1fr;gap:1rem}}
`;

/** The report as one self-contained page: no script, no other files. */
export function reportPage(report: Report, brand: string): Markup {
  const { days, totals, average, plans, amounts, classes, quotesNotKept, doubtfulHits, tests } = report;
  const dayNames = days.map(({ day }) => day);
  const [first = '', last = ''] = [dayNames[0], dayNames.at(-1)];
  const plot = (title: string, values: number[], colour: string): Markup =>
    dailyPlot({ title, days: dayNames, values, colour });
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Rapport d’activité – ${brand}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${raw(`<style>${style}</style>`)}</head><body>
<div class="brand">${logo}${brand}</div>
<h1>Rapport d’activité</h1>
<p class="soft">Du ${formatDay(first)} au ${formatDay(last)}, à l’heure de Paris. Sans les robots ni les essais (devis d’essai\u00a0: ${formatCount(tests.quotes)}, commandes d’essai\u00a0: ${formatCount(tests.orders)}).</p>
${quotesNotKept === 0 ? '' : html`<p class="soft">Devis comptés sans être conservés, car il en venait trop en un jour ou le disque était presque plein\u00a0: ${formatCount(quotesNotKept)}.</p>`}
${doubtfulHits === 0 ? '' : html`<p class="soft">Visites et clics peut-être comptés deux fois, car la base de données s’est arrêtée pendant leur enregistrement\u00a0: ${formatCount(doubtfulHits)}.</p>`}
<h2>Jour par jour</h2>
<div class="grid">
${plot(
  'Visites',
  days.map(({ visits }) => visits),
  '#0b5a7a',
)}
${plot(
  'Clics vers le devis',
  days.map(({ quoteClicks }) => quoteClicks),
  '#e3f0f4',
)}
${plot(
  'Devis',
  days.map(({ quotes }) => quotes),
  '#f6c445',
)}
${plot(
  'Commandes',
  days.map(({ orders }) => orders),
  '#c2401c',
)}
</div>
<h2>De la visite à la commande</h2>
${funnel([
  ['Visites', totals.visits],
  ['Clics vers le devis', totals.quoteClicks],
  ['Devis', totals.quotes],
  ['Commandes', totals.orders],
])}
<h2>Ce qui est demandé</h2>
<div class="grid">
<figure><figcaption>Configuration moyenne</figcaption><table><tbody>
<tr><th scope="row">Postes</th><td>${decimal(average.phones)}</td></tr>
<tr><th scope="row">Utilisateurs virtuels</th><td>${decimal(average.users)}</td></tr>
<tr><th scope="row">Sites</th><td>${decimal(average.sites)}</td></tr>
<tr><th scope="row">Numéros</th><td>${decimal(average.numbers)}</td></tr></tbody></table></figure>
<figure><figcaption>Choix des appels</figcaption><table><tbody>
${plans.map(({ name, count }) => html`<tr><th scope="row">${name}</th><td>${formatCount(count)}</td><td>${share(count, totals.quotes)}</td></tr>`)}</tbody></table></figure>
<figure><figcaption>Montants HT</figcaption><table><thead><tr><th></th><th scope="col">À la commande</th><th scope="col">Par mois</th></tr></thead><tbody>
<tr><th scope="row">Devis</th><td>${formatEuros(amounts.quotedOneTimeCents)}</td><td>${formatEuros(amounts.quotedMonthlyCents)}</td></tr>
<tr><th scope="row">Commandes confirmées</th><td>${formatEuros(amounts.orderedOneTimeCents)}</td><td>${formatEuros(amounts.orderedMonthlyCents)}</td></tr></tbody></table></figure>
<figure><figcaption>Qui a appelé le compteur</figcaption><table><tbody>
${classes.map(({ name, count }) => html`<tr><th scope="row">${classNames[name] ?? name}</th><td>${formatCount(count)}</td></tr>`)}</tbody></table></figure>
</div>
</body></html>`;
}

const classNames: Readonly<Record<string, string>> = {
  human: 'Visiteurs',
  bot: 'Robots',
  prefetch: 'Préchargements',
  head: 'Vérifications automatiques (HEAD)',
  'empty-agent': 'Sans navigateur déclaré',
};

function funnel(steps: readonly (readonly [string, number])[]): Markup {
  const most = Math.max(1, ...steps.map(([, count]) => count));
  return html`<ol class="funnel">${steps.map(([label, count], index) => {
    const before = steps[index - 1]?.[1];
    return html`<li>${label}\u00a0: <strong>${formatCount(count)}</strong>${
      before === undefined || before === 0
        ? ''
        : html` <span class="soft">(${share(count, before)} de l’étape précédente)</span>`
    }<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${((count / most) * 100).toFixed(2)}" height="4" fill="#c2401c"/></svg></li>`;
  })}</ol>`;
}

function share(count: number, whole: number): string {
  return whole === 0 ? '–' : `${decimal((count / whole) * 100)}\u00a0%`;
}

function decimal(value: number): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
}
