import type { ReactNode } from 'react';
import { formatCount } from '#domain/money.ts';
import { isPressedAgain } from '#service/desk/change-routes.tsx';
import { clientName } from '#service/desk/client-name.ts';
import type { DeskSection } from '#service/desk/DeskPage.tsx';
import type { Desk, DeskPost, DeskVisit, Refused } from '#service/desk/desk-guard.tsx';
import { DeskForm, ErrorLine, Letter, PasswordField } from '#service/desk/form-parts.tsx';
import { rowsPerPage } from '#service/desk/lists/Pages.tsx';
import { RowLink, rowsClass } from '#service/desk/lists/RowLink.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { MoveRefused } from '#service/orders/life/change-order.ts';
import { Actions } from '#service/pages/Actions.tsx';
import type { Mail, OrderRow, OrderSummary } from '#service/storage/rows.ts';

/** A change that is made to many orders at once, with what is typed for all of them. */
interface ManyChange<Typed, Listed extends OrderSummary> {
  readonly name: string;
  readonly explanation: string;
  /** What is said instead of a list without orders. */
  readonly empty: string;
  readonly address: string;
  /** What the log calls it, and the kind of its journal entry, which shows a double press. */
  readonly kind: string;
  readonly section: DeskSection;
  readonly isTicked: (order: OrderSummary) => boolean;
  /** What became of this many orders: « rappels envoyés ». */
  readonly doneText: (count: number) => string;
  /** At most `rowsPerPage` orders, and how many there are in all. */
  readonly list: () => Promise<{ readonly orders: readonly Listed[]; readonly count: number }>;
  readonly detailOf: (order: Listed) => string;
  readonly read: (fields: URLSearchParams) => Typed;
  /** Why what was typed can't be used; `undefined` if it can. */
  readonly refuse?: (typed: Typed) => string | undefined;
  readonly preview: (order: OrderRow, typed: Typed) => Mail | undefined | Promise<Mail | undefined>;
  /** Makes it; false or {@link MoveRefused} if the order doesn't allow it or was changed since it was read. */
  readonly make: (order: OrderRow, typed: Typed, person: string) => Promise<boolean>;
  readonly form?: (typed: Typed) => ReactNode;
}

/** Adds a page that changes many orders at once. Orders that changed since the page was shown are left as they are. */
export function addManyRoutes<Typed, Listed extends OrderSummary = OrderSummary>(
  desk: Desk,
  path: string,
  find: (visit: DeskVisit) => ManyChange<Typed, Listed> | Promise<ManyChange<Typed, Listed>>,
): void {
  const { service, answers } = desk;
  const { storage } = service;

  desk.page(path, async (visit) => await show(visit, await find(visit), new URLSearchParams()));

  desk.post(path, async (visit) => {
    const change = await find(visit);
    const { fields } = visit;
    const typed = change.read(fields);
    const wanted = fields.getAll('commande').slice(0, rowsPerPage);
    const error = wanted.length === 0 ? 'Cochez au moins une commande.' : change.refuse?.(typed);
    if (error !== undefined) return await show(visit, change, fields, { status: 422, error });
    const refused = await desk.freshen(visit);
    if (refused !== undefined) return await show(visit, change, fields, refused);
    const results: ('made' | 'pressed-again' | undefined)[] = [];
    for (const ticked of wanted) results.push(await make(visit, change, typed, ticked));
    const orders = results.filter((result) => result === 'made').length;
    service.log('info', 'desk-orders-changed', { person: visit.session.name, change: change.kind, orders });
    const made = results.filter(Boolean).length;
    service.wakeMailer();
    const query = new URLSearchParams({ fait: String(made), reste: String(wanted.length - made) });
    const separator = change.address.includes('?') ? '&' : '?';
    return answers.seeOther(`${change.address}${separator}${query}`);
  });

  /** Changes an order as its checkbox showed it, unless a first press did so a moment ago, where nothing is typed. */
  async function make(
    visit: DeskPost,
    change: ManyChange<Typed, Listed>,
    typed: Typed,
    ticked: string,
  ): Promise<'made' | 'pressed-again' | undefined> {
    const [, reference = '', seen] = /^(.+)\.(\d+)$/.exec(ticked) ?? [];
    const order = await storage.findOrderByReference(reference);
    if (order === undefined) return undefined;
    try {
      if (String(order.event_count) === seen && (await change.make(order, typed, visit.session.name))) return 'made';
    } catch (cause) {
      if (!(cause instanceof MoveRefused)) throw cause;
    }
    if (change.form !== undefined) return undefined;
    const since = (await storage.listOrderEvents(reference)).slice(Number(seen));
    return isPressedAgain(visit, change.kind, since) ? 'pressed-again' : undefined;
  }

  async function show(
    { context, session }: DeskVisit,
    change: ManyChange<Typed, Listed>,
    fields: URLSearchParams,
    { status = 200, error }: Partial<Refused> = {},
  ): Promise<Response> {
    const { name, section, address } = change;
    const { orders, count } = await change.list();
    const { fait, reste } = context.req.query();
    const ticked = fields.getAll('commande');
    const isTicked = (order: OrderSummary): boolean =>
      fields.size === 0 ? change.isTicked(order) : ticked.includes(tickOf(order));
    const typed = change.read(fields);
    const shown = orders.find(isTicked) ?? orders[0];
    const first = shown && (await storage.findOrderByReference(shown.reference));
    const mail = first && (await change.preview(first, typed));
    const main = (
      <DeskForm className="stack wide" action={address} aria-labelledby="plusieurs">
        <div className="stack">
          <h1 id="plusieurs">{name}</h1>
          <p role="status">{doneWords(change.doneText, Number(fait), Number(reste))}</p>
          <p className="measure">{change.explanation}</p>
          <ErrorLine error={error} />
          {orders.length === 0 && <p>{change.empty}</p>}
          {count > orders.length && (
            <p>
              Les {formatCount(orders.length)} premières sur {formatCount(count)}&nbsp;: chacune laisse sa place à une
              autre, une fois faite.
            </p>
          )}
        </div>
        {orders.length > 0 && (
          <>
            <ul className={rowsClass(orders.length)} aria-label="Commandes concernées">
              {orders.map((order) => (
                <OrderTick
                  key={order.reference}
                  order={order}
                  detail={change.detailOf(order)}
                  isTicked={isTicked(order)}
                />
              ))}
            </ul>
            <div className="stack action">
              {change.form?.(typed)}
              <PasswordField />
              <Actions submit={name} />
              {mail && <FirstMail mail={mail} />}
            </div>
          </>
        )}
      </DeskForm>
    );
    return answers.write({ status, title: name, section, session, main });
  }
}

/** Value of an order's checkbox: its reference, and its `event_count` when the page was rendered. */
function tickOf({ reference, event_count }: OrderSummary): string {
  return `${reference}.${event_count}`;
}

function OrderTick({ order, detail, isTicked }: { order: OrderSummary; detail: string; isTicked: boolean }) {
  const { reference } = order;
  const client = clientName(order);
  const box = (
    <input
      type="checkbox"
      name="commande"
      value={tickOf(order)}
      defaultChecked={isTicked}
      aria-label={`${client}, ${reference}`}
    />
  );
  const href = `${ordersPath}/${reference}`;
  return <RowLink {...{ href, detail, reference }} title={client} isTest={order.is_test === 1} before={box} />;
}

/** The mail to the first client who is ticked: the others differ in names and amounts. */
function FirstMail({ mail }: { readonly mail: Mail }) {
  return (
    <section className="card stack" aria-labelledby="message">
      <h2 id="message">Le message au premier client</h2>
      <Letter
        mail={mail}
        recipients={`À ${mail.recipient}, avec un lien vers sa page. Les autres reçoivent le leur.`}
      />
    </section>
  );
}

function doneWords(doneText: (count: number) => string, made: number, left: number): string | undefined {
  if (!Number.isSafeInteger(made)) return undefined;
  if (made === 0)
    return 'Rien n’est fait\u00a0: ces commandes viennent de changer ou ne le permettent pas. Regardez-les.';
  const rest = left > 0 ? ' Le reste vient de changer ou ne le permet pas\u00a0: regardez-le.' : '';
  return `C’est fait\u00a0: ${doneText(made)}.${rest}`;
}
