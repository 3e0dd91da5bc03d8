import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Service } from '#service/service.ts';
import { Page } from './Page.tsx';
import { pageStyle } from './page-style.ts';

interface PageContent {
  readonly status?: number;
  readonly title: string;
  readonly main: ReactNode;
  /** Target of « Modifier mon devis » in the header, if there is an order to change. */
  readonly quoteLink?: string;
  /** Runs at the end of the page; the page works without it. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a function that renders a page of the service, with the policy that allows its own style and script. */
export function pageWriter(service: Service): (content: PageContent) => Response {
  const css = service.fontFaces + pageStyle;

  return ({ status = 200, title, main, quoteLink, script, headers = {} }) => {
    const pageHeaders = service.headers.page({ styles: [css], scripts: script === undefined ? [] : [script] });
    const page = (
      <Page service={service} title={title} css={css} quoteLink={quoteLink} script={script}>
        {main}
      </Page>
    );
    return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
      status,
      headers: { ...pageHeaders, ...headers },
    });
  };
}
