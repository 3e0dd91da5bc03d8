import { isDeepStrictEqual } from 'node:util';
import { parisDay } from '#domain/calendar.ts';
import { describeFollowUp, readFollowUp, type TypedFollowUp } from '#domain/requests/follow-up.ts';
import { cutText, withoutInvisible } from '#domain/typed-text.ts';
import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { requestsPath } from '#service/desk-addresses.ts';
import { ofDesk } from '#service/mail/new-mail.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { terminatedOrder } from '#service/requests/new-request.ts';
import type { RequestRow } from '#service/storage/rows.ts';
import { findFollowed, gatherLeads } from './gather-leads.ts';
import { LeadsPage } from './LeadsPage.tsx';
import { maxNoteLength, maxReasonLength, RequestPage } from './RequestPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';

const controls = { state: 'etat', day: 'jour', reason: 'raison', note: 'note' } as const satisfies TypedFollowUp;

/** Requests and leads at the desk: their lists, each of them, and how it is followed. */
export function addRequestDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage } = service;

  desk.page('/bureau/demandes', async ({ context, session, now }) => {
    const requests = await storage.listRequests(['offer', 'termination']);
    const main = <RequestsPage {...{ requests, today: parisDay(now), asked: context.req.query('page') }} />;
    return answers.write({ title: 'Demandes', section: 'requests', session, main });
  });

  desk.page('/bureau/devis', async ({ context, session }) => {
    const [leads, requests] = await Promise.all([gatherLeads(storage), storage.listRequests(['quote'])]);
    const main = <LeadsPage leads={leads} requests={requests} asked={context.req.query('page')} />;
    return answers.write({ title: 'Devis sans commande', section: 'leads', session, main });
  });

  desk.page('/bureau/demandes/:reference', async (visit) => {
    const request = await visited(visit);
    return request === undefined ? answers.notFound() : await show(visit, request, typedOf(request));
  });

  desk.post('/bureau/demandes/:reference', async (visit) => {
    const { fields, session, now } = visit;
    const request = await visited(visit);
    if (request === undefined) return answers.notFound();
    const typed = readTyped(fields);
    if (fields.get('vu') !== String(request.change_count)) return await showOvertaken(visit, request, typed);
    const followUp = readFollowUp(typed, parisDay(now));
    if ('wrong' in followUp) {
      const { wrong, message } = followUp;
      return await show(visit, request, typed, { error: { field: controls[wrong], message } });
    }
    const change = { ...followUp, change_count: request.change_count + 1, changed_at: now, person: session.name };
    const { reference } = request;
    if (!(await storage.followRequest({ ...request, ...change }))) {
      const current = await visited(visit);
      return current === undefined ? answers.notFound() : await showOvertaken(visit, current, typed);
    }
    service.log('info', 'desk-request-followed', { person: session.name, reference, state: followUp.state });
    return answers.seeOther(`${requestsPath}/${reference}`);
  });

  desk.post('/bureau/demandes/:reference/renvoi', async (visit) => {
    const request = await visited(visit);
    const mails = request === undefined ? [] : await storage.listMails(request.reference);
    const mail = mails.find(({ id }) => id === visit.fields.get('message'));
    if (request === undefined || mail === undefined) return answers.notFound();
    // One that was sent meanwhile stays sent, and one that waits already goes on waiting.
    if (mail.last_error !== null) await storage.retryMail(mail.id, visit.now, ofDesk(mail.kind));
    service.wakeMailer();
    return answers.seeOther(`${requestsPath}/${request.reference}#messages`);
  });

  async function visited({ context }: DeskVisit): Promise<RequestRow | undefined> {
    return await findFollowed(storage, (context.req.param('reference') ?? '').toUpperCase());
  }

  async function showOvertaken(visit: DeskVisit, request: RequestRow, typed: TypedFollowUp): Promise<Response> {
    const { state, call_on, reason, note } = request;
    // A second click, or the same from somebody else, is stored already.
    if (isDeepStrictEqual(readFollowUp(typed, parisDay(visit.now)), { state, call_on, reason, note }))
      return answers.seeOther(`${requestsPath}/${request.reference}`);
    const noted = [describeFollowUp(request), note === typed.note ? '' : note].filter(Boolean);
    const overtaken = `${request.person ?? 'Quelqu’un'} vient de noter «\u202f${noted.join('\u202f; ')}\u202f». Ce que vous venez d’envoyer n’est pas enregistré\u00a0: enregistrer de nouveau remplacerait ce suivi.`;
    return await show(visit, request, typed, { overtaken });
  }

  async function show(
    { session, now }: DeskVisit,
    request: RequestRow,
    typed: TypedFollowUp,
    refused: { readonly error?: FieldError; readonly overtaken?: string } = {},
  ): Promise<Response> {
    const mails = await storage.listMails(request.reference);
    const order = await storage.findOrderByReference(terminatedOrder(request) ?? '');
    return answers.write({
      status: refused.overtaken !== undefined ? 409 : refused.error !== undefined ? 422 : 200,
      title: `Demande ${request.reference}`,
      section: request.kind === 'quote' ? 'leads' : 'requests',
      session,
      main: <RequestPage {...{ request, mails, order, now, typed, ...refused }} />,
    });
  }
}

function typedOf({ state, call_on, reason, note }: RequestRow): TypedFollowUp {
  return { state, day: call_on ?? '', reason, note };
}

function readTyped(fields: URLSearchParams): TypedFollowUp {
  const text = (name: string, longest: number): string =>
    cutText(
      withoutInvisible(fields.get(name) ?? '')
        .replaceAll('\r\n', '\n')
        .replaceAll(/[^\P{Cc}\n]/gu, ' '),
      longest,
    );
  return {
    state: text(controls.state, 20),
    day: text(controls.day, 10),
    reason: text(controls.reason, maxReasonLength).replaceAll(/\s+/g, ' '),
    note: text(controls.note, maxNoteLength),
  };
}
