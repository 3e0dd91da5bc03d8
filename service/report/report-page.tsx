import { renderToStaticMarkup } from 'react-dom/server';
import { InlineStyle } from '#service/pages/Page.tsx';
import { pageStyle } from '#service/pages/page-style.ts';
import { Logo } from '#ui/drawings/Logo.tsx';
import type { Report } from './gather-report.ts';
import { ReportBody } from './ReportBody.tsx';
import style from './report.css?inline';

/** The report as one self-contained page: no script, no other files. */
export function reportPage(report: Report, brand: string): string {
  return `<!doctype html>${renderToStaticMarkup(<ReportPage report={report} brand={brand} />)}`;
}

function ReportPage({ report, brand }: { readonly report: Report; readonly brand: string }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <title>{`Rapport d’activité – ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineStyle css={`${pageStyle}\n${style}`} />
      </head>
      <body>
        <main className="main wrap stack wide">
          <div className="stack">
            <div className="brand">
              <Logo />
              {brand}
            </div>
            <h1>Rapport d’activité</h1>
          </div>
          <ReportBody report={report} />
        </main>
      </body>
    </html>
  );
}
