import { beforeReason, providerEntry } from '#domain/order/life/order-journal.ts';
import { awaitsPayment, isBinding } from '#domain/order/life/order-life.ts';
import { clientMail, type MailSettings, plainKind } from '#service/mail/new-mail.ts';
import { contentToKeep } from '#service/orders/documents/document-keeper.ts';
import { makeDocument } from '#service/orders/documents/make-document.ts';
import { confirmationOf } from '#service/orders/documents/order-documents.ts';
import { MoveRefused, oneLine } from '#service/orders/life/change-order.ts';
import { newToken } from '#service/orders/life/new-order.ts';
import { renewWaiting } from '#service/orders/life/resend-mail.ts';
import { closesOthers, composeLinkMail } from '#service/orders/mails/compose-link-mail.ts';
import { whatFollows } from '#service/orders/mails/compose-order-mails.ts';
import type { CompletionForm } from '#service/orders/payment/parse-completion.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import type { KeptContent, Mail, OrderCorrection, OrderRow, PortRow } from '#service/storage/rows.ts';
import { parseCorrection } from './read-correction.ts';

/** What the office types to correct an order. */
export interface TypedCorrection {
  readonly form: CompletionForm;
  readonly reason: string;
  /** Whether a corrected confirmation is made and mailed; only a binding order has one. */
  readonly sendsConfirmation: boolean;
}

/** Characters of a reason. */
export const maxReasonLength = 200;

/**
 * Corrects who ordered or where, in this person's name; documents made before stay as they were. If the e-mail changes
 * or the order isn't confirmed yet, all its addresses are closed, and the client gets a new one with the unsent mails,
 * except a confirmation that a corrected one replaces. If no mail can contain it, all stay open, and whoever guessed
 * one reads what is corrected. False, and nothing done, if the order was changed since it was read. Throws
 * {@link MoveRefused} for what can't be stored, or while its first documents can't be made.
 */
export async function correctOrder(order: OrderRow, typed: TypedCorrection, service: Service, person: string) {
  const { storage, documents } = service;
  const token = newToken();
  const ports = await storage.listPorts(order.reference);
  const { corrected, columns, entry, mail } = planCorrection(order, typed, { token, person, ports }, service);
  const at = new Date(entry.at);
  let confirmation: KeptContent | undefined;
  if (order.confirmed_at !== null) {
    // As they were: made later they would hold what is corrected now.
    if ((await documents.tryToKeep(order)).length === 0)
      throw new MoveRefused(
        'Les documents d’origine ne sont pas encore faits\u00a0: rien n’est corrigé. Recommencez dans une minute\u202f; si cela dure, prévenez la personne qui tient le serveur.',
      );
    if (entry.kind === 'correct-confirmation') confirmation = await makeConfirmation(corrected, at, service);
  }
  const closesAddresses = needsNewAddress(order, corrected);
  const waiting = closesAddresses ? await renewWaiting(storage, order, corrected, { at: entry.at, token }) : [];
  // The first confirmation would say what is corrected once more as it was.
  const isReplaced = (kind: string): boolean => confirmation !== undefined && plainKind(kind) === 'client-confirmation';
  const replacements = waiting.map(({ id, mail }) => ({ id, mail: isReplaced(mail.kind) ? undefined : mail }));
  const isAddressed = mail !== undefined || replacements.length > 0;
  const correction: OrderCorrection = {
    columns,
    entry,
    mails: mail === undefined ? [] : [mail],
    replacements,
    // Without a mail that contains a new one, the client would have none.
    closesAddresses: closesAddresses && isAddressed,
    ...(isAddressed && { token }),
    ...(confirmation && { confirmation }),
  };
  return await storage.correctOrder(order, correction);
}

/** The correction with the mail to the client, which contains `token`. Throws {@link MoveRefused}. */
export function planCorrection(
  order: OrderRow,
  { form, reason, sendsConfirmation }: TypedCorrection,
  { token, person, ports }: { readonly token: string; readonly person: string; readonly ports: readonly PortRow[] },
  service: MailSettings,
) {
  const result = parseCorrection(form, readStored(order), service.company);
  if (!result.ok) throw new MoveRefused(result.errors.map(({ message }) => `${message}.`).join(' '));
  const { columns, names } = result;
  if (names === '') throw new MoveRefused('Rien n’est changé\u00a0: corrigez au moins un champ.');
  const why = oneLine(reason, maxReasonLength);
  if (why === '') throw new MoveRefused('Indiquez la raison.', 'note');
  const at = service.clock().getTime();
  const corrected: OrderRow = { ...order, ...columns };
  const isMailed = sendsConfirmation && isBinding(order.state);
  const hasNewEmail = corrected.email !== order.email;
  const isPaidOtherwise = paysAfterService(corrected) !== paysAfterService(order);
  const note = `${names}${beforeReason}${why}`;
  const entry = providerEntry(isMailed ? 'correct-confirmation' : 'correct', at, { note, person });
  const isRenamed = isBinding(order.state) && (columns.company !== undefined || columns.siret !== undefined);
  const losesMandate = isRenamed && ports.some((port) => port.state === 'complete' && port.mandated_at !== null);
  const changes = { names, hasNewEmail, isPaidOtherwise, losesMandate };
  const mail =
    isMailed || losesMandate
      ? composeCorrectionMail(corrected, changes, { isConfirmed: isMailed, token }, service)
      : needsNewAddress(order, corrected)
        ? composeLinkMail(corrected, token, service, at)
        : undefined;
  return { corrected, columns, entry, mail };
}

/** The mail about an order as it is afterwards, with its corrected confirmation if any; `names` are what was corrected. */
function composeCorrectionMail(
  order: OrderRow,
  changes: { names: string; hasNewEmail: boolean; isPaidOtherwise: boolean; losesMandate: boolean },
  { isConfirmed, token }: { isConfirmed: boolean; token: string },
  service: MailSettings,
): Mail {
  const { reference, state } = order;
  const { names, hasNewEmail, isPaidOtherwise, losesMandate } = changes;
  const rest = losesMandate
    ? 'Acceptez de nouveau, sur la page de votre commande, le mandat de transfert de vos numéros\u00a0: il est au nouveau nom.'
    : 'Le reste ne change pas.';
  // The first confirmation went elsewhere, or nowhere, or says otherwise.
  const isToldAgain = (hasNewEmail || isPaidOtherwise) && (awaitsPayment(state) || state === 'ready');
  return clientMail(order, service, {
    kind: isConfirmed ? 'client-correction' : 'client-port-corrected',
    subject: `Votre commande est corrigée (${reference})`,
    token,
    blocks: [
      `Nous avons corrigé votre commande ${reference}\u00a0: ${names}. ${rest} Répondez-nous si quelque chose est inexact.`,
      ...(isConfirmed
        ? [
            'Sa confirmation corrigée est jointe à ce message (PDF), avec le récapitulatif contractuel et les conditions générales de vente.',
          ]
        : []),
      ...(hasNewEmail ? [closesOthers] : []),
      ...(isToldAgain ? whatFollows(readStored(order), service.company, state === 'ready') : []),
    ],
  });
}

/** Whether others may have an address of the order: by a wrong e-mail, or, unless it is confirmed, by guessing it. */
function needsNewAddress(order: OrderRow, corrected: OrderRow): boolean {
  return order.confirmed_at === null || corrected.email !== order.email;
}

/** The confirmation of a corrected order, with the texts of today. */
async function makeConfirmation(order: OrderRow, at: Date, service: Service): Promise<KeptContent> {
  const journal = await service.storage.listOrderEvents(order.reference);
  const content = confirmationOf(readStored(order), service.company, journal, at);
  if (content === undefined) throw new RangeError(`${order.reference} was never confirmed`);
  return contentToKeep(await makeDocument(content));
}
