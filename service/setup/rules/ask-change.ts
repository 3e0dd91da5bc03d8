import { clientEntry, type JournalEntry } from '#domain/order/life/order-journal.ts';
import { compareSheets } from '#domain/setup/compare-sheets.ts';
import { completeSheet, type SetupAnswers, type SetupPart, setupParts } from '#domain/setup/setup-sheet.ts';
import { type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import type { Mail, OrderRow, SetupChange, SetupRow } from '#service/storage/rows.ts';
import { isChangeAskable, isScanned, type OpenedSetup } from './open-setup.ts';

/** The row once a client saved a part and, once we prepare the order, the entry (and notice) of what they say or ask. */
export function planAnswers(
  order: OrderRow,
  setup: OpenedSetup & { readonly journal: readonly JournalEntry[] },
  part: SetupPart,
  answers: SetupAnswers,
  service: MailSettings,
): { readonly row: SetupRow; readonly change: SetupChange | undefined } {
  const at = service.clock().getTime();
  const isTaken = setup.openParts.includes(part);
  const isOther = compareSheets(setup.sheet, completeSheet(setup.order, answers), setup.order).length > 0;
  const isAsked = !isTaken && isOther;
  const row = {
    order_reference: order.reference,
    version: setup.version + 1,
    answers_json: JSON.stringify(isTaken ? answers : setup.answers),
    asked_json: isAsked ? JSON.stringify(answers) : null,
    saved_at: at,
  };
  const paid = setup.journal.flatMap(({ cents }) => cents ?? []);
  const wasPaid = paid.some((_, last) => paid.slice(0, last + 1).reduce((sum, cents) => sum + cents) === dueOf(order));
  // A payment that differs opens again what is being prepared.
  if (isTaken && (isChangeAskable(order) || wasPaid || isScanned(setup))) {
    const { title } = setupParts[part];
    const did = `a enregistré «\u202f${title}\u202f»`;
    const next = 'Réimprimez ce qui l’était déjà, et réimportez les fichiers.';
    const mails = isOther ? [preparationNotice(order, service, ['installation complétée', did, next])] : [];
    return { row, change: { entry: clientEntry('setup-say', at, title), mails } };
  }
  // What is added to a change that waits already is the same one for the desk, whose open forms stay good.
  if (!isAsked || setup.asked !== undefined) return { row, change: undefined };
  const next = 'Au bureau, acceptez ce changement ou gardez la fiche d’avant.';
  const mail = preparationNotice(order, service, ['changement demandé', 'demande de changer son installation', next]);
  return { row, change: { entry: clientEntry('setup-ask', at), mails: [mail] } };
}

function preparationNotice(
  order: OrderRow,
  service: MailSettings,
  [subject, did, next]: readonly [subject: string, did: string, next: string],
): Mail {
  const { reference } = order;
  return noticeMail(order, service, {
    subject: `Commande ${reference}\u00a0: ${subject}`,
    blocks: [
      `Le client de la commande ${reference}${order.is_test === 1 ? ' (essai)' : ''} ${did} pendant sa préparation.`,
      next,
    ],
  });
}
