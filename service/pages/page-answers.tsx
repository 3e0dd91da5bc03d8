import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { companyPhone } from '#domain/company.ts';
import type { SavedChoices } from '#domain/quote/resume-link.ts';
import { EarlyAnswer } from '#service/http/early-answer.ts';
import { type NetworkLimit, throttle } from '#service/http/limits/client-network.ts';
import { pageStyle } from '#service/pages/styles/page-style.ts';
import { type Service, siteAddresses } from '#service/service.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { UnpluggedLineDrawing } from '#ui/drawings/UnpluggedLineDrawing.tsx';
import { Page } from './Page.tsx';

interface PageContent {
  readonly status?: number;
  readonly title: string;
  readonly main: ReactNode;
  /** Beside what `main` says, on a screen. */
  readonly drawing?: ReactNode;
  /** What « Modifier mon devis » in the header opens, if there is an order to change. */
  readonly choices?: SavedChoices;
  /** Runs at the end of the page; the page works without it. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface NoticeContent {
  readonly status: number;
  readonly title: string;
  /** What happened, then what to do. */
  readonly explanation: string;
  readonly detail?: ReactNode;
  /** Whether the visitor's quote is still in this tab, which isn't so for a link. */
  readonly quoteKept?: boolean;
  /** Whether a quote is the way on, and not the site. */
  readonly aboutQuote?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export type PageAnswers = ReturnType<typeof pageAnswers>;

/** What the service answers with to visitors: its pages, and notices. */
export function pageAnswers(service: Service) {
  const css = service.fontFaces + pageStyle;
  const site = siteAddresses(service.config);
  return { write, notice, notFound, refuseIfLimited };

  /** A page of the service, with the policy that allows its own style and script. */
  function write({ status = 200, title, main, drawing, choices, script, headers = {} }: PageContent): Response {
    const page = (
      <Page service={service} title={title} css={css} choices={choices} script={script}>
        {main}
        {drawing}
      </Page>
    );
    return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
      status,
      headers: { ...service.headers.page({ css, script }), ...headers },
    });
  }

  /** A page that says why something can't be done, what to do about it, and how to get back to the quote or the site. */
  function notice(content: NoticeContent): Response {
    const { status, title, explanation, detail, quoteKept = false, aboutQuote = true, headers = {} } = content;
    return write({
      status,
      title,
      headers,
      drawing: status >= 400 && <UnpluggedLineDrawing className="unplugged" />,
      main: (
        <div className="stack measure">
          <h1>{title}</h1>
          <p className="lead">{explanation}</p>
          {detail}
          <p className="actions">
            {aboutQuote ? (
              <ButtonLink href={site.quote}>
                {quoteKept ? 'Revenir à mon devis' : 'Ouvrir le devis en ligne'}
              </ButtonLink>
            ) : (
              <ButtonLink href={site.home}>Revenir au site</ButtonLink>
            )}
          </p>
          {quoteKept && <p className="soft">Votre devis reste tel que vous l’avez laissé dans cet onglet.</p>}
        </div>
      ),
    });
  }

  function notFound(): Response {
    return notice({
      status: 404,
      title: 'Page introuvable',
      explanation: 'Cette adresse ne mène à aucune page. Vérifiez le lien.',
    });
  }

  /** Throws the notice to a network that reached a limit ({@link EarlyAnswer}). */
  function refuseIfLimited(context: Context, limit: NetworkLimit): void {
    const wait = throttle(context, service, limit);
    if (wait === 0) return;
    throw new EarlyAnswer(
      notice({
        status: 429,
        headers: { 'retry-after': String(wait) },
        title: 'Trop de demandes',
        explanation: `Trop de demandes nous arrivent de votre réseau\u00a0: la dernière n’a pas été prise en compte. Rien n’est perdu, ce qui était enregistré le reste\u00a0: réessayez dans ${waitWords(wait)}, ou appelez-nous au ${companyPhone(service.company)}.`,
      }),
    );
  }
}

function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)}\u00a0min` : `${Math.ceil(seconds / 3600)}\u00a0h`;
}
