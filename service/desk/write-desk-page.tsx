import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageStyle } from '#service/pages/page-style.ts';
import reportStyle from '#service/report/report.css?inline';
import type { Service } from '#service/service.ts';
import { DeskPage, type DeskSection } from './DeskPage.tsx';
import style from './desk.css?inline';
import type { SignedIn } from './sessions.ts';
import switchboardStyle from './switchboard.css?inline';

interface DeskContent {
  readonly status?: number;
  readonly title: string;
  readonly main: ReactNode;
  /** Who is signed in, for the navigation; nobody on the sign-in page. */
  readonly session?: SignedIn;
  /** Which link of the navigation leads here. */
  readonly section?: DeskSection;
  /** The address that the browser opens by itself. */
  readonly refreshTo?: string;
  /** Address of a script of the desk; the page works without it. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type DeskWriter = (content: DeskContent) => Response;

/** Returns a function that renders a page of the desk. Only a script that the desk serves runs on it. */
export function deskWriter(service: Service): DeskWriter {
  const css = `${service.fontFaces}${pageStyle}\n${reportStyle}\n${style}\n${switchboardStyle}`;
  const headersWithout = service.headers.page({ styles: [css], scripts: [] });
  const headersWithScript = service.headers.page({ styles: [css], scripts: [], hasOwnScript: true });
  return ({ status = 200, title, main, session, section, refreshTo, script, headers = {} }) => {
    if (status >= 400) service.noteRefusal(status);
    const page = <DeskPage {...{ service, css, title, session, section, refreshTo, script }}>{main}</DeskPage>;
    return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
      status,
      headers: { ...(script === undefined ? headersWithout : headersWithScript), ...headers },
    });
  };
}
