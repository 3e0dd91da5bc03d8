import { formatDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import type { Report, ReportCounts } from './gather-report.ts';
import { dayColumns } from './report-csv.ts';

/** The plots as figures. The table scrolls within its box on a narrow screen, by the keyboard too. */
export function DayTable({ report: { days, totals } }: { readonly report: Report }) {
  return (
    <details>
      <summary>Les mêmes chiffres en tableau</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys */}
      <section className="scrolled" aria-label="Tableau jour par jour" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Jour</th>
              {dayColumns.map(([title]) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((counts) => (
              <tr key={counts.day}>
                <th scope="row">{formatDay(counts.day)}</th>
                <Cells counts={counts} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">En tout</th>
              <Cells counts={totals} />
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}

function Cells({ counts }: { readonly counts: ReportCounts }) {
  return dayColumns.map(([title, name]) => <td key={title}>{formatCount(counts[name])}</td>);
}
