import type { Hono } from 'hono';
import { acceptDebit, isSignedBy } from '#service/debit/rules/accept-debit.ts';
import { readDebitForm, refuseDebit } from '#service/debit/rules/debit-form.ts';
import { debitFile, debitPath, isDebited } from '#service/debit/rules/debit-mandate.ts';
import { sendDocument } from '#service/orders/documents/send-document.ts';
import { orderAnswers, type RefusedForm, type ShowOrder } from '#service/orders/order-answers.tsx';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';

/** The part of an order's page about what is paid each month. */
const monthlyPart = '#mensuel';

/** Accepts the SEPA mandate of an order, and serves it as it was accepted. */
export function addDebitRoutes(app: Hono, service: Service, showOrder: ShowOrder): void {
  const { refuseIfLimited } = pageAnswers(service);
  const { onForm, shownOrder, unreadable, notFound, seeOther, overtaken } = orderAnswers(service);

  onForm(app, '/paiement/:token/prelevement', async ({ context, order, fields }) => {
    if (!isDebited(order)) return overtaken(order);
    const form = readDebitForm(fields);
    if (form === undefined) return unreadable();
    const errors = refuseDebit(form, service.company);
    const refuse = (wrong: RefusedForm['errors']) =>
      showOrder(order, {
        refused: { form: 'prelevement', name: 'Mandat de prélèvement', errors: wrong, sent: fields },
      });
    if (errors.length > 0) return await refuse(errors);
    const isSigned = async () => {
      const signed = await service.storage.findDebitMandate(order.reference);
      return signed !== undefined && isSignedBy(signed, form);
    };
    if (await isSigned()) return seeOther(order, monthlyPart);
    refuseIfLimited(context, service.limiters.documents);
    refuseIfLimited(context, service.ceilings.mandates);
    if (await acceptDebit(order, form, service)) {
      service.log('info', 'debit-mandate', { reference: order.reference });
      service.wakeMailer();
      return seeOther(order, monthlyPart);
    }
    // Making it takes long enough for a second press.
    if (await isSigned()) return seeOther(order, monthlyPart);
    const message = 'Votre commande vient de changer\u00a0: signez de nouveau';
    return await refuse([{ field: 'acceptDebit', message }]);
  });

  app.get(`/paiement/:token/${debitPath}`, async (context) => {
    refuseIfLimited(context, service.limiters.documents);
    const order = await shownOrder(context);
    if (!isDebited(order)) return notFound();
    const mandate = await service.storage.findDebitMandate(order.reference);
    return mandate === undefined ? notFound() : await sendDocument(context, service, debitFile(order, service));
  });
}
