import { html } from 'hono/html';
import { type Service, siteAddresses } from '#service/service.ts';
import type { Markup } from './page.ts';
import { pageWriter } from './page.ts';

interface Notice {
  readonly status: number;
  readonly title: string;
  /** What happened, then what to do. */
  readonly explanation: string;
  readonly detail?: Markup;
  /** Whether the visitor's quote is still in this tab, which isn't so for a link from a mail. */
  readonly quoteKept?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Renders pages that say why something can't be done, what to do about it, and how to get back to the quote. */
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
