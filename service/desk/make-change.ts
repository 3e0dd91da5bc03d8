import { MoveRefused } from '#service/orders/change-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { sessionCookie } from './cookies.ts';
import type { DeskPost, DeskVisit } from './desk-guard.tsx';
import type { DeskTools } from './desk-tools.ts';
import { waitText } from './password-words.ts';
import { isPasswordFresh, openSession } from './sessions.ts';

/** Status, headers and error with which the form is rendered again. */
export interface FormAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Why nothing was changed. */
  readonly error?: string;
}

/** The form of a change, shown again with the mail as it would be sent. */
export interface Preview extends FormAnswer {
  readonly isPreviewed?: boolean;
}

/** Whether somebody only wants to see the mail: nothing is changed then. */
export function wantsPreview({ fields }: DeskPost): boolean {
  return fields.has('apercu');
}

/** A change of an order that a desk user wants. */
interface WantedChange {
  readonly order: OrderRow;
  /** What the log calls it. */
  readonly kind: string;
  /** Makes it, in the name of this person; throws {@link MoveRefused} if the order doesn't allow it. */
  readonly make: (person: string) => Promise<unknown>;
  /** The page that shows it done. */
  readonly done: string;
  /** Its form again, with what was typed. */
  readonly show: (visit: DeskVisit, answer: FormAnswer) => Response | Promise<Response>;
}

type ChangeMaker = (visit: DeskPost, wanted: WantedChange) => Promise<Response>;

/** Returns the function that applies a change, if the password is fresh enough and the order still as the form showed it. */
export function changeMaker(service: Service, { guard, checkPassword }: DeskTools): ChangeMaker {
  const { storage, config } = service;
  return async (visit, { order, kind, make, done, show }) => {
    const { context, session, now, fields } = visit;
    let current: DeskVisit = visit;
    let headers: Record<string, string> = {};
    const refuse = (error: string, status = 422) => show(current, { status, headers, error });
    if (!isPasswordFresh(session, now)) {
      const check = await checkPassword(context, { name: session.name, password: fields.get('motDePasse') ?? '' });
      if (!check.ok) {
        if (check.wait > 0) return refuse(waitText(check.wait), 429);
        return refuse('Mot de passe incorrect\u00a0: rien n’a changé.');
      }
      const secret = await openSession(storage, check.person, now, session);
      current = { ...visit, session: { ...session, secret, passwordAt: now } };
      headers = { 'set-cookie': sessionCookie(config, secret) };
    }
    // `vu`: `event_count` when the form was rendered (optimistic locking).
    if (fields.get('vu') !== String(order.event_count)) {
      return refuse(
        'La commande vient de changer, peut-être par un double clic. Regardez-la avant de recommencer.',
        409,
      );
    }
    try {
      await make(session.name);
    } catch (cause) {
      if (cause instanceof MoveRefused) return refuse(cause.message);
      throw cause;
    }
    service.log('info', 'desk-order-changed', { person: session.name, reference: order.reference, change: kind });
    service.wakeMailer();
    return guard.seeOther(done, Object.values(headers));
  };
}

/** The order that the address of a page names. */
export async function visitedOrder(storage: Storage, { context }: DeskVisit): Promise<OrderRow | undefined> {
  return await storage.findOrderByReference((context.req.param('reference') ?? '').toUpperCase());
}
