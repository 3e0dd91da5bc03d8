import type { ReactNode } from 'react';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { describeEntry } from '#domain/order/life/order-words.ts';
import { MoveRefused } from '#service/orders/life/change-order.ts';
import { type ShownField, shownFields } from '#service/pages/shown-fields.ts';
import { orderAddress, type Service } from '#service/service.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { ChangeForm, type ChangeWords } from './ChangeForm.tsx';
import type { DeskSection } from './DeskPage.tsx';
import type { Desk, DeskPost, DeskVisit, Refused } from './desk-guard.tsx';

/** A change that the desk makes to one order through a form with the fields of `Typed`. */
interface DeskChange<Typed> extends ChangeWords {
  /** Name of the change in the log. Without fields also the kind of its journal entry, which shows a double press. */
  readonly kind: string;
  /** The section of the desk that the page belongs to; `orders` by default. */
  readonly section?: DeskSection;
  /** Whether the order allows the change now; true by default. If not, the page leads to `done`. */
  readonly isAllowed?: boolean;
  readonly proposed: Typed;
  /** Reads the posted fields; absent for a form without any. Returns `undefined` for a post that no form sends. */
  readonly read?: (fields: URLSearchParams) => Typed | undefined;
  /** Whether data outside the order changed since the form was shown. */
  readonly isStale?: (typed: Typed) => boolean;
  /** The mail to the client, as far as it is known; throws {@link MoveRefused} as `make` does. */
  readonly preview?: (typed: Typed) => Mail | undefined;
  /** What has to be confirmed before the change is made; `undefined` if nothing. */
  readonly question?: (typed: Typed) => string | undefined;
  /** Makes the change in this person's name; false if the order changed since it was read. Throws {@link MoveRefused}. */
  readonly make: (typed: Typed, person: string) => Promise<boolean>;
  readonly done: string;
  /** The response in place of a redirect to `done`, for what is shown only once. The session may have been renewed. */
  readonly answer?: (session: DeskVisit['session']) => Response;
  /** Renders the fields from what each shows, by its name, what was typed, and whether that was refused. */
  readonly fields?: (text: ShownField<keyof Typed & string>, typed: Typed, isRefused: boolean) => ReactNode;
}

type OrderedChange<Typed> = DeskChange<Typed> & { readonly order: OrderRow; readonly isAllowed: boolean };

const maxShownEntries = 5;
/** Milliseconds within which somebody presses a button twice without having seen what the first press did. */
export const pressTime = 10_000;
const changedMeanwhile = 'La commande vient de changer. Regardez-la, puis recommencez.';

/** A form that is shown again, and why nothing was changed. */
interface FormAnswer extends Partial<Refused> {
  readonly field?: string | undefined;
  readonly question?: string;
  /** Whether it is shown with the mail as it would be sent. */
  readonly isPreviewed?: boolean;
}

/** Adds the page and the form of a change, which is made if the order is as shown and the password fresh enough. */
export function addChangeRoutes<Typed extends object>(
  desk: Desk,
  path: string,
  find: (order: OrderRow, visit: DeskVisit) => Promise<DeskChange<Typed> | Response>,
): void {
  const { service, answers } = desk;
  const { storage } = service;

  async function findChange(visit: DeskVisit): Promise<OrderedChange<Typed> | Response> {
    const order = await visitedOrder(storage, visit);
    if (order === undefined) return answers.notFound();
    const change = await find(order, visit);
    return change instanceof Response ? change : { isAllowed: true, ...change, order };
  }

  desk.page(path, async (visit) => {
    const change = await findChange(visit);
    if (change instanceof Response) return change;
    return change.isAllowed ? await show(visit, change, change.proposed) : answers.seeOther(change.done);
  });

  desk.post(path, async (visit) => {
    const change = await findChange(visit);
    if (change instanceof Response) return change;
    const typed = change.read === undefined ? change.proposed : change.read(visit.fields);
    if (typed === undefined) return answers.notFound();
    if (!isAsShown(visit, change)) return await showOvertaken(visit, change, typed);
    if (!change.isAllowed) return answers.seeOther(change.done);
    if (change.isStale?.(typed)) return await show(visit, change, typed, { status: 422, error: changedMeanwhile });
    // Somebody who only wants to see the mail changes nothing.
    if (visit.fields.has('apercu')) return await show(visit, change, typed, { isPreviewed: true });
    return await make(visit, change, typed);
  });

  async function make(visit: DeskPost, change: OrderedChange<Typed>, typed: Typed): Promise<Response> {
    const { session, fields } = visit;
    const { order, kind } = change;
    const refused = await desk.freshen(visit);
    if (refused !== undefined) return await show(visit, change, typed, { ...refused, field: 'mot-de-passe' });
    const question = change.question?.(typed);
    if (question !== undefined && fields.get('confirme') !== question) {
      return await show(visit, change, typed, { question });
    }
    try {
      if (!(await change.make(typed, session.name))) throw new MoveRefused(changedMeanwhile);
    } catch (cause) {
      if (!(cause instanceof MoveRefused)) throw cause;
      const now = await findChange(visit);
      if (now instanceof Response || isAsShown(visit, now))
        return await show(visit, change, typed, { status: 422, error: cause.message, field: cause.field });
      return await showOvertaken(visit, now, typed);
    }
    service.log('info', 'desk-order-changed', { person: session.name, reference: order.reference, change: kind });
    service.wakeMailer();
    return change.answer?.(visit.session) ?? answers.seeOther(change.done);
  }

  /** Once the order has changed: the form with what was typed and who did what, or the effect of a first press. */
  async function showOvertaken(visit: DeskPost, change: OrderedChange<Typed>, typed: Typed): Promise<Response> {
    const seen = Number(visit.fields.get('vu')) || 0;
    const journal = (await storage.listOrderEvents(change.order.reference)).slice(seen);
    if (change.read === undefined && isPressedAgain(visit, change.kind, journal)) {
      // Another session of this person may have to confirm its password.
      const answer = visit.session.isFresh ? change.answer?.(visit.session) : undefined;
      return answer ?? answers.seeOther(change.done);
    }
    const entries = journal
      .slice(-maxShownEntries)
      .map((entry) => `${describeEntry(entry)}, par ${nameOf(entry, visit.session.name)}`);
    const next = change.isAllowed
      ? 'Envoyer de nouveau ce formulaire remplacerait ce changement, ou s’y ajouterait\u00a0: regardez d’abord la commande.'
      : 'Regardez la commande.';
    const error = `La commande vient de changer\u00a0: ${entries.join('\u202f; ')}. Ce que vous venez d’envoyer n’est pas enregistré. ${next}`;
    return await show(visit, change, typed, { status: 409, error });
  }

  async function show(
    { context, session }: DeskVisit,
    change: OrderedChange<Typed>,
    typed: Typed,
    { question, isPreviewed = false, ...answer }: FormAnswer = {},
  ): Promise<Response> {
    const { order, name, section = 'orders', isAllowed, preview, fields } = change;
    const { mail, refusal } = tryPreview(() => (isAllowed ? preview?.(typed) : undefined));
    const refused = isPreviewed ? refusal && { status: 422, error: refusal.message, field: refusal.field } : answer;
    const { status = 200, error, field } = refused ?? {};
    const text = shownFields(typed, error !== undefined && field !== undefined ? [{ field, message: error }] : []);
    const shown = { change, address: context.req.path, mail, isPreviewed, question, error };
    const main = (
      <ChangeForm {...shown} isPasswordRefused={field === 'mot-de-passe'}>
        {fields?.(text, typed, error !== undefined && !isPreviewed)}
      </ChangeForm>
    );
    return answers.write({ status, title: `${name}, ${order.reference}`, section, session, main });
  }
}

/** The mail of a change, or why the change would be refused. */
function tryPreview(preview: () => Mail | undefined) {
  try {
    return { mail: preview() };
  } catch (cause) {
    if (cause instanceof MoveRefused) return { refusal: cause };
    throw cause;
  }
}

/** Whether an order is as the form showed it: `vu` is its `event_count` when it was rendered (optimistic locking). */
function isAsShown({ fields }: DeskPost, { order }: { readonly order: OrderRow }): boolean {
  return fields.get('vu') === String(order.event_count);
}

/** Whether all that happened since a form was shown is its own change, made a moment ago: a double press. */
export function isPressedAgain(
  { session, now }: DeskPost,
  kind: string,
  [entry, ...others]: readonly JournalEntry[],
): boolean {
  if (entry === undefined || others.length > 0) return false;
  return entry.kind === kind && entry.person === session.name && now - entry.at < pressTime;
}

/** Who made an entry, as `reader` calls them: a double click is their own. */
function nameOf({ who, person }: JournalEntry, reader: string): string {
  if (who === 'client') return 'le client';
  return person === reader ? 'vous' : (person ?? 'le serveur');
}

/** A mail that was composed with « … » as its token, which opens nothing, as a page of the desk shows it. */
export function withoutLink(mail: Mail, { config }: Service): Mail {
  return { ...mail, body: mail.body.replace(orderAddress(config, '…'), '(le lien)') };
}

/** The order that the address of a page names. */
export async function visitedOrder(storage: Storage, { context }: DeskVisit): Promise<OrderRow | undefined> {
  return await storage.findOrderByReference((context.req.param('reference') ?? '').toUpperCase());
}
