import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import { MoveRefused } from '#service/orders/change-order.ts';
import type { Service } from '#service/service.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import type { ChangeFormState } from './ChangeForm.tsx';
import { sessionCookie } from './cookies.ts';
import type { DeskSection } from './DeskPage.tsx';
import type { DeskGuard, DeskPost, DeskVisit } from './desk-guard.tsx';
import { waitText } from './password-check.ts';
import { isPasswordFresh, openSession } from './sessions.ts';

/** The mail that a change sends to the client, as far as it is known, if it sends one; or why it would be refused. */
export interface MailPreview {
  readonly mail?: Mail | undefined;
  readonly refusal?: string;
}

/** A change of an order that a desk user makes by a form, into which `Typed` is typed. */
interface DeskChange<Typed> {
  readonly order: OrderRow;
  /** What its page says. */
  readonly name: string;
  /** What the log calls it. */
  readonly kind: string;
  readonly section: DeskSection;
  /** What the form shows first. */
  readonly proposed: Typed;
  /** Reads what was typed; `undefined` for fields that no form has. */
  readonly read: (fields: URLSearchParams) => Typed | undefined;
  readonly preview: (typed: Typed) => MailPreview | Promise<MailPreview>;
  /** Makes it, in the name of this person; throws {@link MoveRefused} if the order doesn't allow it. */
  readonly make: (typed: Typed, person: string) => Promise<unknown>;
  /** The page that shows it done. */
  readonly done: string;
  readonly form: (state: ChangeFormState, typed: Typed) => ReactNode;
}

/** Status and headers of a form that is shown again, and why nothing was changed. */
interface FormAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly error?: string;
  /** Whether it is shown with the mail as it would be sent. */
  readonly isPreviewed?: boolean;
}

/**
 * Adds the page of a change and its form. `find` returns the change that an address names, or the response where there is
 * none. A change is made if the password is fresh enough and the order is still as the form showed it.
 */
export function addChangeRoutes<Typed>(
  app: Hono,
  path: string,
  service: Service,
  guard: DeskGuard,
  find: (visit: DeskVisit) => Promise<DeskChange<Typed> | Response>,
): void {
  const { storage, config } = service;

  app.get(
    path,
    guard.page(async (visit) => {
      const change = await find(visit);
      return change instanceof Response ? change : await show(visit, change, change.proposed);
    }),
  );

  app.post(
    path,
    guard.post(async (visit) => {
      const change = await find(visit);
      if (change instanceof Response) return change;
      const typed = change.read(visit.fields);
      if (typed === undefined) return guard.notFound();
      // Somebody who only wants to see the mail changes nothing.
      if (visit.fields.has('apercu')) return await show(visit, change, typed, { isPreviewed: true });
      return await make(visit, change, typed);
    }),
  );

  async function make(visit: DeskPost, change: DeskChange<Typed>, typed: Typed): Promise<Response> {
    const { context, session, now, fields } = visit;
    const { order, kind } = change;
    let current: DeskVisit = visit;
    let headers: Record<string, string> = {};
    const refuse = (error: string, status = 422) => show(current, change, typed, { status, headers, error });
    if (!isPasswordFresh(session, now)) {
      const check = await guard.checkPassword(context, {
        name: session.name,
        password: fields.get('motDePasse') ?? '',
      });
      if (!check.ok) {
        if (check.wait > 0) return await refuse(waitText(check.wait), 429);
        return await refuse('Mot de passe incorrect\u00a0: rien n’a changé.');
      }
      const secret = await openSession(storage, check.person, now, session);
      current = { ...visit, session: { ...session, secret, password_at: now } };
      headers = { 'set-cookie': sessionCookie(config, secret) };
    }
    // `vu`: `event_count` when the form was rendered (optimistic locking).
    if (fields.get('vu') !== String(order.event_count)) {
      return await refuse(
        'La commande vient de changer, peut-être par un double clic. Regardez-la avant de recommencer.',
        409,
      );
    }
    try {
      await change.make(typed, session.name);
    } catch (cause) {
      if (cause instanceof MoveRefused) return await refuse(cause.message);
      throw cause;
    }
    service.log('info', 'desk-order-changed', { person: session.name, reference: order.reference, change: kind });
    service.wakeMailer();
    return guard.seeOther(change.done, Object.values(headers));
  }

  async function show(
    { session, now }: DeskVisit,
    { order, name, section, preview, form }: DeskChange<Typed>,
    typed: Typed,
    { error, isPreviewed = false, ...answer }: FormAnswer = {},
  ): Promise<Response> {
    const asksPassword = !isPasswordFresh(session, now);
    const { mail, refusal } = await preview(typed);
    const shown = isPreviewed ? refusal : error;
    return guard.write({
      ...(isPreviewed && refusal && { status: 422 }),
      ...answer,
      title: `${name}, ${order.reference}`,
      section,
      session,
      main: form({ order, session, asksPassword, mail, isPreviewed, error: shown }, typed),
    });
  }
}

/** The order that the address of a page names. */
export async function visitedOrder(storage: Storage, { context }: DeskVisit): Promise<OrderRow | undefined> {
  return await storage.findOrderByReference((context.req.param('reference') ?? '').toUpperCase());
}
