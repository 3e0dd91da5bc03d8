import { formatCounted, formatEuros } from '#domain/money.ts';
import { addChangeRoutes, withoutLink } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { sinceText } from '#service/desk/desk-times.ts';
import { rowsPerPage } from '#service/desk/lists/Pages.tsx';
import { addManyRoutes } from '#service/desk/many/many-routes.tsx';
import { ordersPath, remindersPath } from '#service/desk-addresses.ts';
import {
  composeReminder,
  type DueReminder,
  listDueReminders,
  remindOfPayment,
} from '#service/orders/reminders/payment-reminders.ts';
import { leftToPay } from '#service/orders/stored/order-status.ts';
import { waitingTerminations } from '#service/requests/new-request.ts';
import type { OrderRow } from '#service/storage/rows.ts';

export const reminderName = 'Rappeler le paiement';

/** Reminds clients who ordered and don't pay: one of them, or all for whom it is due. */
export function addReminderDeskRoutes(desk: Desk): void {
  const { service } = desk;
  const preview = (order: OrderRow) => withoutLink(composeReminder(order, '…', service), service);

  addChangeRoutes(desk, '/bureau/commandes/:reference/rappel', async (order) => ({
    name: reminderName,
    explanation: 'Le client n’a pas payé, ou pas tout.',
    clientNotice: 'Rien ne part avant ce bouton.',
    kind: 'remind-payment',
    isAllowed: leftToPay(order) > 0,
    proposed: {},
    preview: () => preview(order),
    make: (_, person) => remindOfPayment(order, service, person),
    done: `${ordersPath}/${order.reference}#messages`,
  }));

  addManyRoutes<unknown, DueReminder>(desk, '/bureau/rappels', async ({ now }) => {
    const terminations = await waitingTerminations(service.storage);
    return {
      name: 'Envoyer les rappels cochés',
      explanation:
        'Le paiement de ces clients est attendu depuis 7 jours au moins, ou 21 malgré un premier rappel\u00a0: ils n’ont rien payé, ou pas tout. Rien ne part avant le bouton.',
      empty: 'Aucun client n’est à relancer.',
      address: remindersPath,
      kind: 'remind-payment',
      section: 'home',
      isTicked: ({ reference }) => !terminations.has(reference),
      list: async () => {
        const due = await listDueReminders(service);
        return { orders: due.slice(0, rowsPerPage), count: due.length };
      },
      detailOf: (order) =>
        [
          formatEuros(leftToPay(order)),
          sinceText(order.since, now),
          ...(terminations.has(order.reference) ? ['résiliation demandée, à traiter d’abord'] : []),
        ].join(', '),
      doneText: (count) => formatCounted(count, 'rappel envoyé', 'rappels envoyés'),
      read: () => ({}),
      preview,
      make: (order, _, person) => remindOfPayment(order, service, person),
    };
  });
}
