import { renderToStaticMarkup } from 'react-dom/server';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { pageStyle } from '#service/pages/styles/page-style.ts';
import type { Service } from '#service/service.ts';
import { type DeskContent, DeskPage } from './DeskPage.tsx';
import { Session } from './form-parts.tsx';
import { PasskeysOnly } from './sign-in/PasskeyInput.tsx';
import deskStyle from './styles/styles.css?inline';

/** What the desk answers with: its pages, files, and the ways to another page. */
export function deskAnswers(service: Service) {
  const css = `${service.fontFaces}${pageStyle}\n${deskStyle}`;
  const pageHeaders = service.headers.page({ css, hasOwnScript: true });
  const { notice, notFound, refuseIfLimited } = pageAnswers(service);

  return {
    /** A page of the desk. Only a script that the desk serves runs on it. */
    write: (content: DeskContent): Response => {
      const { status = 200 } = content;
      const page = (
        <PasskeysOnly value={service.config.passkeysOnly}>
          <Session value={content.session}>
            <DeskPage brand={service.company.brand} {...{ css, content }} />
          </Session>
        </PasskeysOnly>
      );
      return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status, headers: pageHeaders });
    },
    seeOther: (location: string, cookies: readonly string[] = []): Response => {
      const headers = new Headers({ ...service.headers.plain, location });
      for (const cookie of cookies) headers.append('set-cookie', cookie);
      return new Response(null, { status: 303, headers });
    },
    /** A script of the desk, or what it asks for. */
    text: (content: string, type: 'plain' | 'javascript'): Response =>
      new Response(content, { headers: { ...service.headers.plain, 'content-type': `text/${type}; charset=utf-8` } }),
    /** A CSV file to save. */
    download: (name: string, content: string | AsyncIterable<string>): Response =>
      new Response(
        typeof content === 'string' ? content : ReadableStream.from(content).pipeThrough(new TextEncoderStream()),
        {
          headers: {
            ...service.headers.plain,
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${name}"`,
          },
        },
      ),
    notFound,
    refuseIfLimited,
    /** A refused form: whatever the reason, nothing was done. */
    refuse: (status: number): Response =>
      notice({
        status,
        title: 'Action refusée',
        explanation:
          status === 413
            ? 'Ce fichier est trop grand. Rien n’a changé. Demandez à votre banque un relevé sur moins de jours.'
            : 'Cette demande ne vient pas d’une page ouverte du bureau. Rien n’a changé\u00a0: ouvrez le bureau et recommencez de là.',
      }),
  };
}
