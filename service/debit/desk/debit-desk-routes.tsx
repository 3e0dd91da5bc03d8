import { friendlyFormatIBAN } from 'ibantools';
import { providerEntry } from '#domain/order/life/order-journal.ts';
import { addChangeRoutes } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { Facts } from '#service/pages/Facts.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

/** Shows the IBAN of a mandate to somebody who typed their password, with an entry in the order's journal. */
export function addDebitDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage, clock } = service;

  addChangeRoutes(desk, '/bureau/commandes/:reference/iban', async (order) => {
    const page = `${ordersPath}/${order.reference}`;
    const mandate = await storage.findDebitMandate(order.reference);
    if (mandate === undefined) return answers.seeOther(page);
    return {
      name: 'Lire l’IBAN',
      explanation: 'Pour préparer le prélèvement dans votre banque. Le journal garde qui l’a lu, et quand.',
      clientNotice: 'Aucun message ne part au client.',
      kind: 'debit-read',
      proposed: {},
      make: (_, person) =>
        storage.addEntry(order, { entry: providerEntry('debit-read', clock().getTime(), { person }) }),
      done: `${page}/iban`,
      answer: (session) =>
        answers.write({
          title: `IBAN, ${order.reference}`,
          section: 'orders',
          session,
          main: (
            <div className="stack action">
              <h1>IBAN du client</h1>
              <Facts
                facts={[
                  ['Titulaire', mandate.holder],
                  ['IBAN', friendlyFormatIBAN(mandate.iban, '\u00a0')],
                  ['Référence (RUM)', mandate.rum],
                ]}
              />
              <p className="actions">
                <ButtonLink href={page}>Revenir à la commande</ButtonLink>
              </p>
            </div>
          ),
        }),
    };
  });
}
