import type { ReactNode } from 'react';
import { formatCount } from '#domain/money.ts';
import { DeskForm, ErrorLine, Letter, PasswordField } from '#service/desk/form-parts.tsx';
import { clientName } from '#service/desk/home/gather-home.ts';
import { RowLink, rowsClass } from '#service/desk/lists/RowLink.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import type { Mail, OrderSummary } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';

/** What the page of a change of many orders shows. */
export interface ManyPageProps {
  /** What the page and its button say. */
  readonly name: string;
  readonly explanation: string;
  /** Where the form is posted. */
  readonly address: string;
  /** The orders of this page, and how many there are. */
  readonly orders: readonly OrderSummary[];
  readonly count: number;
  /** What a row says of an order. */
  readonly detailOf: (order: OrderSummary) => string;
  /** Whether an order is ticked. */
  readonly isTicked: (order: OrderSummary) => boolean;
  /** The mail to the first client who is ticked, if one is sent: the others differ in names and amounts. */
  readonly mail: Mail | undefined;
  readonly error: string | undefined;
  /** What is said instead of a list without orders. */
  readonly empty: string;
  /** How it went just now. */
  readonly done: string | undefined;
  /** What is typed for all of them. */
  readonly children?: ReactNode;
}

/** The form of a change of many orders at once: which, with the mail to the first of them. */
export function ManyPage({ name, explanation, address, orders, count, mail, error, done, ...props }: ManyPageProps) {
  return (
    <DeskForm className="stack wide" action={address} aria-labelledby="plusieurs">
      <div className="stack">
        <h1 id="plusieurs">{name}</h1>
        <p role="status">{done}</p>
        <p className="measure">{explanation}</p>
        <ErrorLine error={error} />
        {orders.length === 0 && <p>{props.empty}</p>}
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
              <RowLink
                key={order.reference}
                href={`${ordersPath}/${order.reference}`}
                title={clientName(order)}
                detail={props.detailOf(order)}
                reference={order.reference}
                isTest={order.is_test === 1}
                before={
                  <input
                    type="checkbox"
                    name="commande"
                    value={`${order.reference}.${order.event_count}`}
                    defaultChecked={props.isTicked(order)}
                    aria-label={`${clientName(order)}, ${order.reference}`}
                  />
                }
              />
            ))}
          </ul>
          <div className="stack action">
            {props.children}
            <PasswordField />
            <p className="actions">
              <Button type="submit" kind="primary">
                {name}
              </Button>
            </p>
            {mail !== undefined && (
              <section className="card stack" aria-labelledby="message">
                <h2 id="message">Le message au premier client</h2>
                <Letter
                  mail={mail}
                  recipients={`À ${mail.recipient}, avec un lien vers sa page. Les autres reçoivent le leur.`}
                />
              </section>
            )}
          </div>
        </>
      )}
    </DeskForm>
  );
}
