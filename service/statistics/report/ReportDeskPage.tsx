import { MonthButtons } from '#service/desk/MonthButtons.tsx';
import { reportPath } from '#service/desk-addresses.ts';
import { TextField } from '#service/pages/TextField.tsx';
import type { Report } from '#service/statistics/report/gather-report.ts';
import { ReportBody } from '#service/statistics/report/ReportBody.tsx';
import type { ReportPeriod } from '#service/statistics/report/read-report.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface ReportDeskPageProps {
  readonly report: Report;
  readonly period: ReportPeriod;
  /** Whether another period was asked for that isn't one. */
  readonly isRefused: boolean;
}

/** The report of the office, live, with the days it is about. */
export function ReportDeskPage({ report, period: { first, last }, isRefused }: ReportDeskPageProps) {
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
        <form method="get" action={reportPath} className="period" aria-label="Période">
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
      <ReportBody report={report} />
    </div>
  );
}
