import { providerEntry, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { isBinding } from '#domain/order/life/order-life.ts';
import { addChangeRoutes } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { MoveRefused } from '#service/orders/life/change-order.ts';
import {
  describePurchaseOrder,
  maxCodeLength,
  maxNumberLength,
  type PurchaseOrderForm,
  readPurchaseOrder,
  refusePurchaseOrder,
} from '#service/orders/life/parse-purchase-order.ts';
import { TextField } from '#service/pages/TextField.tsx';

export const purchaseOrderName = 'Corriger le bon de commande';

/** Corrects or completes a public body's purchase order: an invoice on Chorus Pro needs its number and service code. */
export function addPurchaseOrderDeskRoutes(desk: Desk): void {
  const { storage, clock } = desk.service;

  addChangeRoutes<PurchaseOrderForm>(desk, '/bureau/commandes/:reference/bon-de-commande-corrige', async (order) => {
    const { reference, state } = order;
    const known = purchaseOrderNumber(await storage.listOrderEvents(reference));
    const kind = 'correct-purchase-order';
    return {
      name: purchaseOrderName,
      kind,
      explanation: 'Pour un numéro mal tapé, ou un code service que l’organisme donne plus tard.',
      clientNotice: 'Aucun message ne part au client\u00a0: il le voit sur sa page, aussitôt.',
      isAllowed: known !== undefined && isBinding(state),
      proposed: readPurchaseOrder(known ?? ''),
      read: (fields) => ({
        number: (fields.get('number') ?? '').trim(),
        serviceCode: (fields.get('serviceCode') ?? '').trim(),
      }),
      make: async (typed, person) => {
        const [refused] = refusePurchaseOrder(typed);
        if (refused !== undefined) throw new MoveRefused(`${refused.message}.`, refused.field);
        const note = describePurchaseOrder(typed);
        if (note === known) throw new MoveRefused('Rien n’est changé.', 'number');
        return await storage.addEntry(order, { entry: providerEntry(kind, clock().getTime(), { note, person }) });
      },
      done: `${ordersPath}/${reference}#journal`,
      fields: (text) => (
        <>
          <TextField
            {...text('number')}
            label="Numéro d’engagement, ou du bon de commande"
            maxLength={maxNumberLength}
            required
          />
          <TextField
            {...text('serviceCode')}
            label="Code service Chorus Pro"
            hint="Facultatif"
            maxLength={maxCodeLength}
          />
        </>
      ),
    };
  });
}
