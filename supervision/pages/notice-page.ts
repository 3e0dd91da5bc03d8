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
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes pages that say why something isn't done, what to do about it, and the way back to the quote as it was left. */
export function noticeWriter(service: Service): (notice: Notice) => Promise<Response> {
  const write = pageWriter(service);
  const site = siteAddresses(service.config);
  return ({ status, title, explanation, detail, headers = {} }) =>
    write({
      status,
      title,
      headers,
      main: html`<div class="stack measure">
<h1>${title}</h1>
<p class="lead">${explanation}</p>
${detail ?? ''}
<p class="actions"><a class="button" href="${site.quote}">Revenir à mon devis</a></p>
<p class="soft">Votre devis reste tel que vous l’avez laissé dans cet onglet.</p>
</div>`,
    });
}
