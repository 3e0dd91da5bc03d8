import { legalChoices } from '#content/legal-choices.ts';
import { formatDay } from '#domain/calendar.ts';
import { formatCount, formatEuros } from '#domain/money.ts';
import { MonthButtons } from '#service/desk/MonthButtons.tsx';
import { reportPath } from '#service/desk-addresses.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { cancelledOrderDays, statisticsDays } from '#service/personal-data/retention-periods.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { DailyPlot } from './DailyPlot.tsx';
import { DayTable } from './DayTable.tsx';
import type { Report } from './gather-report.ts';
import type { ReportPeriod } from './read-report.ts';
import { plots } from './report-csv.ts';

interface ReportPageProps {
  readonly report: Report;
  readonly period: ReportPeriod;
  /** Whether another period was asked for that isn't one. */
  readonly isRefused: boolean;
}

/** The report of the office, live, with the days it is about. */
export function ReportPage({ report, period: { first, last }, isRefused }: ReportPageProps) {
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Rapport d’activité</h1>
        {isRefused && (
          <p role="alert" className="warning">
            Ces deux jours ne font pas une période&nbsp;: le premier doit précéder le dernier, de dix ans au plus. Voici
            les trente derniers jours.
          </p>
        )}
        <form method="get" action={reportPath} className="actions period" aria-label="Période">
          <TextField id="du" type="date" label="Premier jour" defaultValue={first} />
          <TextField id="au" type="date" label="Dernier jour" defaultValue={last} />
          <Button type="submit" kind="primary">
            Montrer
          </Button>
          <MonthButtons />
          <ButtonLink href={`${reportPath}.csv?du=${first}&au=${last}`}>
            Jour par jour, pour un tableur (CSV)
          </ButtonLink>
        </form>
      </div>
      <div className="stack">
        <p className="soft">
          Du {formatDay(first)} au {formatDay(last)}, à l’heure de Paris. Sans les robots ni les essais (devis
          d’essai&nbsp;: {formatCount(report.tests.quotes)}, commandes d’essai&nbsp;: {formatCount(report.tests.orders)}
          ).
        </p>
        {report.quotesNotKept > 0 && (
          <p className="soft">
            Devis comptés sans être conservés, car il en venait trop en un jour&nbsp;:{' '}
            {formatCount(report.quotesNotKept)}.
          </p>
        )}
      </div>
      <DayByDay report={report} />
      <WhatIsAsked report={report} />
    </div>
  );
}

function DayByDay({ report }: Pick<ReportPageProps, 'report'>) {
  return (
    <section className="stack">
      <h2>Jour par jour</h2>
      <p className="soft">
        Une commande compte le jour où elle arrive&#8239;; une confirmation, un paiement complet ou une annulation, le
        jour où elle a lieu, même si la commande est plus ancienne. Ce qui s’efface n’est plus compté&nbsp;: une
        commande non confirmée après {formatCount(legalChoices.unconfirmedOrderDays)}&nbsp;jours, un devis après{' '}
        {formatCount(statisticsDays)}&nbsp;jours, une commande annulée après {formatCount(cancelledOrderDays / 365.25)}
        &nbsp;ans. Les visites restent.
      </p>
      <div className="grid">
        {plots.map(([title, name, colour]) => (
          <DailyPlot
            key={name}
            {...{ title, colour }}
            days={report.days.map(({ day, [name]: value }) => ({ day, value }))}
          />
        ))}
      </div>
      <DayTable report={report} />
    </section>
  );
}

function WhatIsAsked({ report: { average, plans, events, totals } }: Pick<ReportPageProps, 'report'>) {
  return (
    <section className="stack">
      <h2>Ce qui est demandé</h2>
      <div className="grid">
        <Figures
          caption="Configuration moyenne"
          rows={[
            ['Postes', decimal(average.phones)],
            ['Utilisateurs', decimal(average.users)],
            ['Sites', decimal(average.sites)],
            ['Numéros', decimal(average.numbers)],
          ]}
        />
        <Figures
          caption="Choix des appels"
          rows={plans.map(({ name, count }) => [name, formatCount(count), share(count, totals.quotes)])}
        />
        <Figures
          caption="Montants HT de ce qui a eu lieu dans la période"
          columns={['Nombre', 'À la commande', 'Par mois']}
          rows={eventNames.map(([name, label]) => [label, ...cellsOf(events[name])])}
        />
      </div>
    </section>
  );
}

const eventNames = [
  ['quoted', 'Devis'],
  ['confirmed', 'Confirmations'],
  ['paid', 'Paiements complets'],
  ['cancelled', 'Annulations'],
] as const satisfies readonly (readonly [keyof Report['events'], string])[];

function cellsOf({ count, oneTimeCents, monthlyCents }: Report['events']['paid']): string[] {
  return [formatCount(count), formatEuros(oneTimeCents), formatEuros(monthlyCents)];
}

interface FiguresProps {
  readonly caption: string;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly [label: string, ...cells: string[]])[];
}

/** A table of figures; nothing without any. */
function Figures({ caption, columns, rows }: FiguresProps) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys
    <figure className="card" tabIndex={0}>
      <figcaption>{caption}</figcaption>
      <table>
        {columns && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change their order
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function share(count: number, whole: number): string {
  return whole === 0 ? '–' : `${decimal((count / whole) * 100)}\u00a0%`;
}

function decimal(value: number): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
}
