import { formatDay, parisDay } from '#domain/calendar.ts';
import { csvDay } from '#domain/csv.ts';
import { formatCount, formatEuros } from '#domain/money.ts';
import { stateRules } from '#domain/order/life/order-life.ts';
import { clientName } from '#service/desk/client-name.ts';
import { Pages } from '#service/desk/lists/Pages.tsx';
import { RowLink, rowsClass } from '#service/desk/lists/RowLink.tsx';
import { MonthButtons } from '#service/desk/MonthButtons.tsx';
import { cancellationsPath, linesPath, ordersPath, receiptsPath, statementPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import type { OrderOutline, OrderSummary } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { eventOf, isDraft, type OrderSearch, orderFilters, searchQuery } from './find-orders.ts';

interface OrdersPageProps {
  readonly search: OrderSearch;
  /** All that were found, in the order in which they are shown. */
  readonly found: readonly OrderOutline[];
  readonly page: number;
  /** Those of this page. */
  readonly shown: readonly OrderSummary[];
}

/** Orders, searched and filtered, as a list and as a file. */
export function OrdersPage({ search, found, page, shown }: OrdersPageProps) {
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Commandes</h1>
        <p className="contacts">
          <a href={statementPath}>Déposer un relevé de banque</a>
        </p>
        <SearchForm search={search} />
        <p id="trouvees" role="status">
          {countText(found.length, search)}
          {found.some(isDraft) &&
            !found.every(isDraft) &&
            ' Celles que leur client n’a pas confirmées viennent à la fin.'}
        </p>
      </div>
      {shown.length > 0 && (
        <ul className={rowsClass(shown.length)} aria-label="Commandes trouvées">
          {shown.map((order) => (
            <OrderLine key={order.reference} order={order} />
          ))}
        </ul>
      )}
      <Pages
        page={page}
        rows={found.length}
        addressOf={(other) => `${ordersPath}?${searchQuery(search)}&page=${other}`}
      />
      <p className="actions">
        {found.length > 0 && (
          <>
            <ButtonLink href={`${ordersPath}.csv?${searchQuery(search)}`}>
              Télécharger la liste (CSV, pour un tableur)
            </ButtonLink>
            <ButtonLink href={`${linesPath}?${searchQuery(search)}`}>Détail de leurs articles (CSV)</ButtonLink>
          </>
        )}
        <ButtonLink href={`${receiptsPath}?${searchQuery(search)}`}>
          {search.first + search.last === '' ? 'Tous les encaissements (CSV)' : 'Encaissements de ces jours (CSV)'}
        </ButtonLink>
        {found.length > 1 && (
          <ButtonLink kind="quiet" href={`${cancellationsPath}?${searchQuery(search)}`}>
            Annuler plusieurs de ces commandes
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

function SearchForm({ search: { text, filter, first, last } }: Pick<OrdersPageProps, 'search'>) {
  return (
    <form method="get" action={`${ordersPath}#trouvees`} className="search" aria-label="Recherche">
      <TextField
        id="q"
        type="search"
        label="Référence, entreprise, nom, e-mail ou numéro"
        hint="Ou un montant, une ville, un numéro de bon de commande, de suivi ou d’un appareil, le libellé d’un virement"
        defaultValue={text}
      />
      <SelectField
        id="etat"
        label="État"
        defaultValue={filter}
        options={[
          ['', 'tous'],
          ...orderFilters.map((name) => [name, name === 'paid' ? 'payée en entier' : stateRules[name].name] as const),
        ]}
      />
      <TextField id="du" type="date" label="Premier jour" defaultValue={first} />
      <TextField id="au" type="date" label="Dernier jour" defaultValue={last} />
      <Actions submit="Chercher">
        <MonthButtons />
      </Actions>
    </form>
  );
}

function OrderLine({ order }: { readonly order: OrderSummary }) {
  const { reference, state, is_test, received_at, one_time_cents } = order;
  return (
    <RowLink
      href={`${ordersPath}/${reference}`}
      title={clientName(order)}
      detail={
        <>
          <span>{stateRules[state].name}</span> <span className="figure">{formatEuros(one_time_cents)} HT</span>{' '}
          <span className="figure">{csvDay(parisDay(received_at))}</span>
        </>
      }
      reference={reference}
      isTest={is_test === 1}
    />
  );
}

/** « 3 commandes trouvées, payées du 1er novembre 2026 au 30 novembre 2026. » */
function countText(count: number, search: OrderSearch): string {
  const plural = count > 1 ? 's' : '';
  const found =
    count === 0
      ? 'Aucune commande trouvée'
      : `${count === 1 ? 'Une' : formatCount(count)} commande${plural} trouvée${plural}`;
  const period = periodText(search);
  const event = eventOf(search.filter)[1].replace(/^\S+/, `$&${plural}`);
  const trials = search.filter === 'paid' ? ', sans les essais' : '';
  return period === '' ? `${found}${trials}.` : `${found}, ${event} ${period}${trials}.`;
}

function periodText({ first, last }: OrderSearch): string {
  if (first === '') return last === '' ? '' : `jusqu’au ${formatDay(last)}`;
  return last === '' ? `depuis le ${formatDay(first)}` : `du ${formatDay(first)} au ${formatDay(last)}`;
}
