import { ChangeForm } from '#service/desk/ChangeForm.tsx';
import { addChangeRoutes, visitedOrder } from '#service/desk/change-routes.ts';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { Facts } from '#service/pages/Facts.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

/** Milliseconds for which an IBAN stays readable by whoever asked for it. */
const readableTime = 5 * 60_000;

/** Shows the IBAN of a mandate to somebody who typed their password, with an entry in the order's journal. */
export function addDebitDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage, clock } = service;

  addChangeRoutes(desk, '/bureau/commandes/:reference/iban', async (order) => {
    const page = `${ordersPath}/${order.reference}`;
    if ((await storage.findDebitMandate(order.reference)) === undefined) return answers.seeOther(page);
    const { state, received_cents } = order;
    return {
      name: 'Lire l’IBAN',
      kind: 'debit-read',
      proposed: {},
      make: async (_, person) => {
        const at = clock().getTime();
        const entry = { at, kind: 'debit-read', who: 'provider', person, cents: null, note: '' } as const;
        return (await storage.moveOrder(order, { state, received_cents, entry }, [])) !== undefined;
      },
      done: `${page}/iban/lu`,
      form: (form) => (
        <ChangeForm
          {...form}
          explanation="Pour préparer le prélèvement dans votre banque. Le journal garde qui l’a lu, et quand."
          clientNotice="Aucun message ne part au client."
        />
      ),
    };
  });

  desk.page('/bureau/commandes/:reference/iban/lu', async (visit) => {
    const order = await visitedOrder(storage, visit);
    const mandate = order && (await storage.findDebitMandate(order.reference));
    if (order === undefined) return answers.notFound();
    const page = `${ordersPath}/${order.reference}`;
    if (mandate === undefined) return answers.seeOther(page);
    const { session, now } = visit;
    const journal = await storage.listOrderEvents(order.reference);
    const asked = journal.findLast(({ kind, person }) => kind === 'debit-read' && person === session.name);
    // An older session of the same person has not confirmed that it is theirs.
    const isReadable = asked !== undefined && Math.abs(now - asked.at) <= readableTime && session.isFresh;
    if (!isReadable) return answers.seeOther(`${page}/iban`);
    const iban = mandate.iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
    return answers.write({
      title: `IBAN, ${order.reference}`,
      section: 'orders',
      session,
      main: (
        <div className="stack action">
          <h1>IBAN du client</h1>
          <Facts
            facts={[
              ['Titulaire', mandate.holder],
              ['IBAN', iban],
              ['Référence (RUM)', mandate.rum],
            ]}
          />
          <p className="actions">
            <ButtonLink href={page}>Revenir à la commande</ButtonLink>
          </p>
        </div>
      ),
    });
  });
}
