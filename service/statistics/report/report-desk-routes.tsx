import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { typedPeriod } from '#service/desk/typed-period.ts';
import { ReportPage } from './ReportPage.tsx';
import { type ReportPeriod, readPeriod, readReport, recentPeriod } from './read-report.ts';
import { reportCsv } from './report-csv.ts';

/** The report at the desk, as of now, with its period. */
export function addReportDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage } = service;

  desk.page('/bureau/rapport', async (visit) => {
    const asked = periodOf(visit);
    const period = asked ?? recentPeriod(service.clock());
    const report = await readReport(storage, period, service.clock());
    return answers.write({
      title: 'Rapport',
      section: 'report',
      session: visit.session,
      main: <ReportPage report={report} period={period} isRefused={asked === undefined} />,
    });
  });

  desk.page('/bureau/rapport.csv', async (visit) => {
    const period = periodOf(visit);
    if (period === undefined) return answers.notFound();
    const { first, last } = period;
    const report = await readReport(storage, period, service.clock());
    return answers.download(`rapport-${first}-${last}.csv`, reportCsv(report));
  });

  function periodOf({ context }: DeskVisit): ReportPeriod | undefined {
    const now = service.clock();
    return readPeriod(typedPeriod(context.req.query(), now), now);
  }
}
