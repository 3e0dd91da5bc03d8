import { renderToStaticMarkup } from 'react-dom/server';
import reportStyle from '#service/desk/styles/report.css?inline';
import { pageStyle } from '#service/pages/page-style.ts';
import type { Service } from '#service/service.ts';
import { type DeskContent, DeskPage } from './DeskPage.tsx';
import style from './styles/desk.css?inline';
import switchboardStyle from './styles/switchboard.css?inline';

export type DeskWriter = (content: DeskContent) => Response;

/** Returns a function that renders a page of the desk. Only a script that the desk serves runs on it. */
export function deskWriter(service: Service): DeskWriter {
  const css = `${service.fontFaces}${pageStyle}\n${reportStyle}\n${style}\n${switchboardStyle}`;
  const headersWithout = service.headers.page({ styles: [css], scripts: [] });
  const headersWithScript = service.headers.page({ styles: [css], scripts: [], hasOwnScript: true });
  return (content) => {
    const { status = 200, script, headers = {} } = content;
    if (status >= 400) service.noteRefusal(status);
    const page = <DeskPage brand={service.company.brand} {...{ css, content }} />;
    return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
      status,
      headers: { ...(script === undefined ? headersWithout : headersWithScript), ...headers },
    });
  };
}
