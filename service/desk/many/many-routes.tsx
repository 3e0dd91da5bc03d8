import type { ReactNode } from 'react';
import type { DeskSection } from '#service/desk/DeskPage.tsx';
import type { Desk, DeskVisit, Refused } from '#service/desk/desk-guard.tsx';
import { MoveRefused } from '#service/orders/life/change-order.ts';
import type { Mail, OrderRow, OrderSummary } from '#service/storage/rows.ts';
import { ManyPage, type ManyPageProps } from './ManyPage.tsx';

/** Orders of one press, as many as a page lists. */
const maxAtOnce = 60;

/** A change that is made to many orders at once, with what is typed for all of them. */
interface ManyChange<Typed> extends Pick<ManyPageProps, 'name' | 'explanation' | 'address' | 'empty' | 'detailOf'> {
  /** What the log calls it. */
  readonly kind: string;
  readonly section: DeskSection;
  /** Whether all of its orders are ticked at first. */
  readonly areTicked: boolean;
  /** What became of this many orders: « rappels envoyés ». */
  readonly doneText: (count: number) => string;
  /** The orders that it may be made to. */
  readonly list: () => Promise<readonly OrderSummary[]>;
  readonly read: (fields: URLSearchParams) => Typed;
  /** Why what was typed can't be used; `undefined` if it can. */
  readonly refuse?: (typed: Typed) => string | undefined;
  /** The mail to the client of an order, if one is sent. */
  readonly preview: (order: OrderRow, typed: Typed) => Mail | undefined | Promise<Mail | undefined>;
  /** Makes it; false or {@link MoveRefused} if the order doesn't allow it or was changed since it was read. */
  readonly make: (order: OrderRow, typed: Typed, person: string) => Promise<boolean>;
  readonly form?: (typed: Typed) => ReactNode;
}

/** Adds the page of such a change. Orders that changed since the page was shown are left as they are. */
export function addManyRoutes<Typed>(desk: Desk, path: string, find: (visit: DeskVisit) => ManyChange<Typed>): void {
  const { service, answers } = desk;
  const { storage } = service;

  desk.page(path, async (visit) => await show(visit, find(visit), new URLSearchParams()));

  desk.post(path, async (visit) => {
    const change = find(visit);
    const { fields } = visit;
    const typed = change.read(fields);
    const wanted = fields.getAll('commande').slice(0, maxAtOnce);
    const error = wanted.length === 0 ? 'Cochez au moins une commande.' : change.refuse?.(typed);
    if (error !== undefined) return await show(visit, change, fields, { status: 422, error });
    const refused = await desk.freshen(visit);
    if (refused !== undefined) return await show(visit, change, fields, refused);
    const { name: person } = visit.session;
    let made = 0;
    for (const [, reference = '', seen] of wanted.map((value) => /^(.+)\.(\d+)$/.exec(value) ?? [])) {
      const order = await storage.findOrderByReference(reference);
      if (order === undefined || String(order.event_count) !== seen) continue;
      try {
        if (await change.make(order, typed, person)) made += 1;
      } catch (cause) {
        if (!(cause instanceof MoveRefused)) throw cause;
      }
    }
    service.log('info', 'desk-orders-changed', { person, change: change.kind, orders: made });
    service.wakeMailer();
    const query = new URLSearchParams({ fait: String(made), reste: String(wanted.length - made) });
    const separator = change.address.includes('?') ? '&' : '?';
    return answers.seeOther(`${change.address}${separator}${query}`);
  });

  async function show(
    { context, session }: DeskVisit,
    change: ManyChange<Typed>,
    fields: URLSearchParams,
    { status = 200, error }: Partial<Refused> = {},
  ): Promise<Response> {
    const found = await change.list();
    const orders = found.slice(0, maxAtOnce);
    const { fait, reste } = context.req.query();
    const ticked = fields.getAll('commande');
    const isTicked = (order: OrderSummary): boolean =>
      fields.size === 0 ? change.areTicked : ticked.includes(`${order.reference}.${order.event_count}`);
    const typed = change.read(fields);
    const shown = orders.find(isTicked) ?? orders[0];
    const first = shown && (await storage.findOrderByReference(shown.reference));
    return answers.write({
      status,
      title: change.name,
      section: change.section,
      session,
      main: (
        <ManyPage
          {...change}
          {...{ orders, error, isTicked }}
          count={found.length}
          mail={first && (await change.preview(first, typed))}
          done={doneWords(change.doneText, Number(fait), Number(reste))}
        >
          {change.form?.(typed)}
        </ManyPage>
      ),
    });
  }
}

function doneWords(doneText: (count: number) => string, made: number, left: number): string | undefined {
  if (!Number.isSafeInteger(made)) return undefined;
  if (made === 0)
    return 'Rien n’est fait\u00a0: ces commandes viennent de changer ou ne le permettent pas. Regardez-les.';
  const rest = left > 0 ? ' Le reste vient de changer ou ne le permet pas\u00a0: regardez-le.' : '';
  return `C’est fait\u00a0: ${doneText(made)}.${rest}`;
}
