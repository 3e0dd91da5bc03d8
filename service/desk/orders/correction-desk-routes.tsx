import { addChangeRoutes, withoutLink } from '#service/desk/change-routes.ts';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { correctOrder, planCorrection, type TypedCorrection } from '#service/orders/correction/correct-order.ts';
import { parseCorrection, storedForm } from '#service/orders/correction/read-correction.ts';
import { readCompletionForm } from '#service/orders/payment/parse-completion.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { CorrectionPage, correctionName } from './CorrectionPage.tsx';

/** What the form has besides who ordered and where. */
const ownFields = ['jeton', 'vu', 'avant', 'motDePasse', 'cle', 'apercu', 'note', 'confirmation'];

/** Corrects the client and the addresses of an order. */
export function addCorrectionDeskRoutes(desk: Desk): void {
  const { service } = desk;
  addChangeRoutes<TypedCorrection>(desk, '/bureau/commandes/:reference/correction', async (order, { session }) => {
    const stored = readStored(order);
    return {
      name: correctionName,
      kind: 'correct',
      proposed: { form: storedForm(stored), reason: '', isConfirmed: false },
      isStored: true,
      read: (fields) => {
        const ofClient = new URLSearchParams([...fields].filter(([name]) => !ownFields.includes(name)));
        const form = readCompletionForm(ofClient, order, stored.request.siteCount);
        return form && { form, reason: fields.get('note') ?? '', isConfirmed: fields.get('confirmation') === 'on' };
      },
      preview: (typed) => {
        const plan = { token: '…', person: session.name };
        const { mail } = planCorrection(order, { ...typed, reason: typed.reason || '…' }, plan, service);
        return mail && withoutLink(mail, service);
      },
      make: (typed, person) => correctOrder(order, typed, service, person),
      done: `${ordersPath}/${order.reference}#client`,
      form: (state, typed) => {
        const result = parseCorrection(typed.form, stored, service.company);
        return <CorrectionPage {...state} stored={stored} typed={typed} errors={result.ok ? [] : result.errors} />;
      },
    };
  });
}
