import { formatCounted } from '#domain/money.ts';
import { moveRules, stateRules } from '#domain/order/life/order-life.ts';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { formatInstant } from '#service/desk/desk-times.ts';
import { rowsPerPage } from '#service/desk/lists/Pages.tsx';
import { addManyRoutes } from '#service/desk/many/many-routes.tsx';
import { cancellationsPath } from '#service/desk-addresses.ts';
import { changeOrder, maxNoteLength, planMove, providerMove } from '#service/orders/life/change-order.ts';
import { readNumbers } from '#service/orders/stored/order-numbers.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import { TextField } from '#service/pages/TextField.tsx';
import type { OrderOutline, OrderRow } from '#service/storage/rows.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { findOrders, readSearch, searchQuery, summariesOf } from './list/find-orders.ts';

interface TypedCancellation {
  readonly note: string;
  /** Whether each client is written to: whoever planted orders used addresses of others. */
  readonly isTold: boolean;
}

/** Cancels many orders that a search finds, such as those that somebody planted. */
export function addCancellationDeskRoutes(desk: Desk): void {
  const { service } = desk;
  const { storage, clock } = service;
  const plan = async (order: OrderRow, note: string, person?: string) => {
    const move = providerMove({ kind: 'cancel', note });
    const numbers = await readNumbers(order, storage);
    return planMove(order, move, { orderStatus: statusOf(order), numbers, person }, service);
  };
  const isCancellable = ({ state, received_cents }: Pick<OrderOutline, 'state' | 'received_cents'>): boolean =>
    received_cents === 0 && (moveRules.cancel.provider ?? []).includes(state);

  addManyRoutes<TypedCancellation>(desk, '/bureau/annulations', ({ context }) => {
    const search = readSearch(context.req.query(), clock());
    return {
      name: 'Annuler les commandes cochées',
      explanation:
        'Celles que votre recherche a trouvées et pour lesquelles rien n’est payé, sans ce qui est déjà expédié. Si quelqu’un a passé de fausses commandes, cherchez d’abord ce qu’elles ont en commun, puis décochez celles d’un vrai client. L’annulation n’arrête aucun transfert déjà demandé.',
      empty: 'Aucune commande à montrer\u00a0: revenez à «\u202fCommandes\u202f» pour une autre recherche.',
      address: `${cancellationsPath}?${searchQuery(search)}`,
      kind: 'cancel',
      section: 'orders',
      isTicked: () => search.text !== '',
      list: async () => {
        const found = (await findOrders(storage, search)).filter(isCancellable);
        return { orders: await summariesOf(found.slice(0, rowsPerPage), storage), count: found.length };
      },
      detailOf: ({ state, received_at }) => `${stateRules[state].name}, ${formatInstant(received_at)}`,
      doneText: (count) => formatCounted(count, 'commande annulée', 'commandes annulées'),
      read: (fields) => ({
        note: fields.get('note') ?? '',
        isTold: fields.size === 0 || fields.get('prevenir') === 'on',
      }),
      refuse: ({ note }) => (note.trim() === '' ? 'Indiquez la raison.' : undefined),
      preview: async (order, { isTold }) =>
        isTold && isCancellable(order) ? (await plan(order, '…')).mail : undefined,
      make: async (order, { note, isTold }, person) => {
        if (!isTold) return (await storage.moveOrder(order, (await plan(order, note, person)).change)) !== undefined;
        await changeOrder(service, order, { kind: 'cancel', note }, person);
        return true;
      },
      form: ({ note, isTold }) => (
        <>
          <TextField id="note" label="Raison" maxLength={maxNoteLength} defaultValue={note} required />
          <Choice
            id="prevenir"
            label="Prévenir chaque client par e-mail"
            hint="Décochez si quelqu’un a commandé avec les adresses des autres."
            defaultChecked={isTold}
          />
        </>
      ),
    };
  });
}
