import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatCount, formatEuros } from '#domain/money.ts';
import { orderStates } from '#domain/order/order-life.ts';
import { stateNames } from '#domain/order/order-words.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Field } from '#ui/Field.tsx';
import { ordersPath } from './desk-addresses.ts';
import { type OrderSearch, searchQuery } from './find-orders.ts';
import { clientName, taskKindOf } from './gather-home.ts';
import { Lamp } from './Lamp.tsx';

interface OrdersPageProps {
  readonly search: OrderSearch;
  /** All that were found, the newest first. */
  readonly orders: readonly OrderSummary[];
}

/** Rows of one page; whoever looks for an older order searches. */
const mostShown = 100;

/** Orders, searched and filtered, as a list and as a file. */
export function OrdersPage({ search, orders }: OrdersPageProps) {
  const shown = orders.slice(0, mostShown);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Commandes</h1>
        <SearchForm search={search} />
        <p role="status">
          {countText(orders.length)}
          {orders.length > shown.length &&
            ` Les ${mostShown} plus récentes sont montrées\u00a0: précisez la recherche.`}
        </p>
      </div>
      {shown.length > 0 && (
        <ul className="tasks" aria-label="Commandes trouvées">
          {shown.map((order) => (
            <li key={order.reference}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      )}
      {orders.length > 0 && (
        <p className="actions">
          <ButtonLink href={`${ordersPath}.csv?${searchQuery(search)}`}>
            Télécharger la liste (CSV, pour un tableur)
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function SearchForm({ search: { text, state } }: Pick<OrdersPageProps, 'search'>) {
  return (
    <form method="get" action={ordersPath} className="search" aria-label="Recherche">
      <Field id="q" label="Référence, entreprise, nom, e-mail ou numéro">
        {(control) => <input type="search" name="q" defaultValue={text} autoComplete="off" {...control} />}
      </Field>
      <Field id="etat" label="État">
        {(control) => (
          <select name="etat" defaultValue={state} {...control}>
            <option value="">tous</option>
            {orderStates.map((name) => (
              <option key={name} value={name}>
                {stateNames[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" kind="primary">
        Chercher
      </Button>
    </form>
  );
}

function OrderLine({ order }: { readonly order: OrderSummary }) {
  const { reference, state, is_test, received_at, one_time_cents, monthly_cents } = order;
  return (
    <a className="task" href={`${ordersPath}/${reference}`}>
      <Lamp lit={taskKindOf(state) !== undefined} />
      <span className="task-words">
        <strong>{clientName(order)}</strong>
        <span>
          Commande {stateNames[state]}&nbsp;: {formatEuros(one_time_cents)} HT, puis {formatEuros(monthly_cents)} HT par
          mois
        </span>
        <span className="soft">
          {reference} · reçue le {formatDay(parisDay(new Date(received_at)))}
          {is_test === 1 && ' · essai'}
        </span>
      </span>
    </a>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Aucune commande trouvée.';
  return count === 1 ? 'Une commande trouvée.' : `${formatCount(count)} commandes trouvées.`;
}
