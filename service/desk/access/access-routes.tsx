import { isPlainText } from '#domain/plain-text.ts';
import { newApiToken } from '#service/api/api-token.ts';
import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { accessPath } from '#service/desk-addresses.ts';
import { AccessPage, type AccessPageProps, maxProgramName } from './AccessPage.tsx';

/** Who may enter: the people; the tokens of other programs, one more, one less. */
export function addAccessRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage, log } = service;

  desk.page('/bureau/acces', (visit) => show(visit));

  desk.post('/bureau/acces', async (visit) => {
    const { session, now, text } = visit;
    const name = text('nom').trim();
    const refuse = (field: string, message: string, status = 422) =>
      show(visit, { status, name, error: { field, message } });
    if (name === '' || name.length > maxProgramName || !isPlainText(name))
      return await refuse('nom', `Nommez le programme, en ${maxProgramName} caractères au plus`);
    const stale = await desk.freshen(visit);
    if (stale !== undefined) return await refuse('mot-de-passe', stale.error, stale.status);
    // Also when the page that shows a token is loaded again.
    if ((await storage.listApiTokens()).some((known) => known.name === name))
      return await refuse('nom', 'Un jeton porte déjà ce nom\u00a0: donnez-en un autre, ou retirez-le d’abord');
    const { token, id } = newApiToken();
    await storage.addApiToken({ id, name, made_by: session.name, made_at: now, last_used_at: null });
    log('info', 'desk-token-made', { person: session.name, token: id });
    return await show(visit, { made: token });
  });

  desk.post('/bureau/acces/retrait', async ({ session, text }) => {
    const id = text('id');
    if (await storage.withdrawApiToken(id)) log('info', 'desk-token-withdrawn', { person: session.name, token: id });
    return answers.seeOther(accessPath);
  });

  async function show(
    { session }: DeskVisit,
    { status = 200, ...shown }: Pick<AccessPageProps, 'made' | 'error' | 'name'> & { readonly status?: number } = {},
  ): Promise<Response> {
    const [tokens, people] = await Promise.all([storage.listApiTokens(), storage.listDeskPeople()]);
    const main = <AccessPage {...{ tokens, people }} {...shown} />;
    return answers.write({ status, title: 'Accès', session, main });
  }
}
