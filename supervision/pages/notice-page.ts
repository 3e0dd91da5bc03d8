import { html } from 'hono/html';
import { type Service, siteAddresses } from '#supervision/service.ts';
import type { Markup } from './page.ts';
import { pageWriter } from './page.ts';

interface Notice {
  readonly status: number;
  readonly title: string;
  /** What happened, then what to do. */
  readonly explanation: string;
  readonly detail?: Markup;
  /** Whether the visitor comes from his quote, which waits in this tab; a link from a mail leads to no quote. */
  readonly quoteKept?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes pages that say why something isn't done, what to do about it, and the way to the quote. */
export function noticeWriter(service: Service): (notice: Notice) => Promise<Response> {
  const write = pageWriter(service);
  const site = siteAddresses(service.config);
  return ({ status, title, explanation, detail, quoteKept = false, headers = {} }) => {
    if (status >= 400 && status < 500) service.noteRefusal(status);
    return write({
      status,
      title,
      headers,
      main: html`<div class="stack measure">
<h1>${title}</h1>
<p class="lead">${explanation}</p>
${detail ?? ''}
<p class="actions"><a class="button" href="${site.quote}">${quoteKept ? 'Revenir à mon devis' : 'Ouvrir le devis en ligne'}</a></p>
${quoteKept ? html`<p class="soft">Votre devis reste tel que vous l’avez laissé dans cet onglet.</p>` : ''}
</div>`,
    });
  };
}
