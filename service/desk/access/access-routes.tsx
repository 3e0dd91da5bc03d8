import type { Hono } from 'hono';
import { newApiToken } from '#service/api/api-token.ts';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard, DeskVisit } from '#service/desk/desk-guard.tsx';
import { isPasswordFresh } from '#service/desk/sign-in/sessions.ts';
import { accessPath } from '#service/desk-addresses.ts';
import { isPlainText } from '#service/http/plain-text.ts';
import type { Service } from '#service/service.ts';
import { AccessPage, type RefusedAccess } from './AccessPage.tsx';

const maxNameLength = 60;

/** What the page shows beside the tokens. */
interface ShownAccess {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly made?: string;
  readonly refused?: RefusedAccess;
}

/** Who may enter: the people; the tokens of other programs, one more, one less. */
export function addAccessRoutes(app: Hono, service: Service, guard: DeskGuard, answers: DeskAnswers): void {
  const { storage, log } = service;

  app.get(
    '/bureau/acces',
    guard.page((visit) => show(visit)),
  );

  app.post(
    '/bureau/acces',
    guard.post(async (visit) => {
      const { session, now, fields } = visit;
      const name = (fields.get('nom') ?? '').trim();
      if (name === '' || name.length > maxNameLength || !isPlainText(name))
        return await show(visit, {
          refused: { field: 'nom', message: 'Nommez le programme, en 60 caractères au plus', name },
        });
      const fresh = await guard.freshen(visit);
      if ('error' in fresh)
        return await show(visit, {
          status: fresh.status,
          refused: { field: 'mot-de-passe', message: fresh.error, name },
        });
      const { token, id } = newApiToken();
      await storage.addApiToken({ id, name, made_by: session.name, made_at: now, last_used_at: null });
      log('info', 'desk-token-made', { person: session.name, token: name });
      return await show({ ...visit, session: fresh.session }, { made: token, headers: fresh.headers });
    }),
  );

  app.post(
    '/bureau/acces/retrait',
    guard.post(async ({ session, fields }) => {
      const name = await storage.withdrawApiToken(fields.get('id') ?? '');
      if (name !== undefined) log('info', 'desk-token-withdrawn', { person: session.name, token: name });
      return answers.seeOther(accessPath);
    }),
  );

  async function show({ session, now }: DeskVisit, { status, headers, ...shown }: ShownAccess = {}): Promise<Response> {
    const [tokens, people] = await Promise.all([storage.listApiTokens(), storage.listDeskPeople()]);
    const asksPassword = !isPasswordFresh(session, now);
    return answers.write({
      status: status ?? (shown.refused ? 422 : 200),
      ...(headers && { headers }),
      title: 'Accès',
      session,
      main: <AccessPage {...{ tokens, people, session, asksPassword }} {...shown} />,
    });
  }
}
