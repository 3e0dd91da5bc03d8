import type { ReactNode } from 'react';
import { type Service, siteAddresses } from '#service/service.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { pageWriter } from './write-page.tsx';

interface NoticeText {
  readonly title: string;
  /** What happened, then what to do. */
  readonly explanation: string;
  readonly detail?: ReactNode;
  /** Whether the visitor's quote is still in this tab, which isn't so for a link from a mail. */
  readonly quoteKept?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** With its status, or the seconds after which a visitor who asked too often may ask again. */
type NoticeContent = NoticeText & ({ readonly status: number } | { readonly wait: number });

export type NoticeWriter = (notice: NoticeContent) => Response;

/** Renders pages that say why something can't be done, what to do about it, and how to get back to the quote. */
export function noticeWriter(service: Service): NoticeWriter {
  const write = pageWriter(service);
  const site = siteAddresses(service.config);
  return (content) => {
    const { title, explanation, detail, quoteKept = false, headers = {} } = content;
    const status = 'wait' in content ? 429 : content.status;
    if (status >= 400 && status < 500) service.noteRefusal(status);
    return write({
      status,
      title,
      headers: 'wait' in content ? { 'retry-after': String(content.wait) } : headers,
      main: (
        <div className="stack measure">
          <h1>{title}</h1>
          <p className="lead">{explanation}</p>
          {detail}
          <p className="actions">
            <ButtonLink href={site.quote}>{quoteKept ? 'Revenir à mon devis' : 'Ouvrir le devis en ligne'}</ButtonLink>
          </p>
          {quoteKept && <p className="soft">Votre devis reste tel que vous l’avez laissé dans cet onglet.</p>}
        </div>
      ),
    });
  };
}
