import { isDeepStrictEqual } from 'node:util';
import { debitTexts } from '#content/debit-texts.ts';
import { fillCompany } from '#domain/company.ts';
import { readIban } from '#domain/official-numbers.ts';
import { addressLines } from '#domain/order/client/address-parts.ts';
import { clientEntry } from '#domain/order/life/order-journal.ts';
import { contentToKeep } from '#service/orders/documents/document-keeper.ts';
import { makeDocument } from '#service/orders/documents/make-document.ts';
import { newToken } from '#service/orders/life/new-order.ts';
import type { Service } from '#service/service.ts';
import type { DebitMandate, OrderRow } from '#service/storage/rows.ts';
import { composeDebitMail, composeDebitNotice } from './compose-debit-mail.ts';
import type { DebitForm } from './debit-form.ts';
import { shownIban } from './debit-mandate.ts';

/** The account of a form that isn't refused, and its holder, as stored. */
function accountOf({ iban, holder, street, complement, postCode, town }: DebitForm) {
  return { iban: readIban(iban) ?? '', holder, street, complement, post_code: postCode, town };
}

/** Whether a mandate is what this form would sign. */
export function isSignedBy(mandate: DebitMandate, form: DebitForm): boolean {
  return isDeepStrictEqual({ ...mandate, ...accountOf(form) }, mandate);
}

/** Stores the mandate that a client accepts with a form that isn't refused; false if the order was just changed. */
export async function acceptDebit(
  order: OrderRow,
  form: DebitForm,
  service: Pick<Service, 'clock' | 'company' | 'config' | 'storage'>,
): Promise<boolean> {
  const now = service.clock();
  const rum = `${order.reference}-${order.event_count + 1}`;
  const mandate: DebitMandate = {
    order_reference: order.reference,
    rum,
    ...accountOf(form),
    accepted_at: now.getTime(),
  };
  const { company } = service;
  const data = {
    reference: order.reference,
    rum,
    holder: [form.holder, ...addressLines(form)],
    account: shownIban(mandate),
    terms: [debitTexts.consent, debitTexts.refund].map((text) => fillCompany(text, company)),
    // An order that the desk confirmed may have no name yet.
    signer: order.name || form.holder,
    town: form.town,
    acceptedAt: now,
    company,
  };
  const bytes = await makeDocument({ kind: 'debit', data });
  const isAnother = (await service.storage.findDebitMandate(order.reference)) !== undefined;
  const token = newToken();
  return await service.storage.acceptDebitMandate(order, {
    mandate,
    entry: clientEntry('debit-mandate', now.getTime(), `${rum}, ${shownIban(mandate)}`),
    document: contentToKeep(bytes),
    mails: [composeDebitMail(order, mandate, token, service), composeDebitNotice(order, { rum, isAnother }, service)],
    token,
  });
}
