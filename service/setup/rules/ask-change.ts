import { clientEntry, type JournalEntry } from '#domain/order/life/order-journal.ts';
import { compareSheets } from '#domain/setup/compare-sheets.ts';
import { completeSheet, type SetupAnswers, type SetupPart, setupParts } from '#domain/setup/setup-sheet.ts';
import { type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import type { OrderRow, SetupChange, SetupRow } from '#service/storage/rows.ts';
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
  const isSaid = isTaken && (isChangeAskable(order) || wasPaid || isScanned(setup));
  // What is added to a change that waits already is the same one for the desk, whose open forms stay good.
  if (!isSaid && (!isAsked || setup.asked !== undefined)) return { row, change: undefined };
  const { title } = setupParts[part];
  const client = `Le client de la commande ${order.reference}${order.is_test === 1 ? ' (essai)' : ''}`;
  const did = isSaid ? `a enregistré «\u202f${title}\u202f»` : 'demande de changer son installation';
  const notice = noticeMail(order, service, {
    subject: `Commande ${order.reference}\u00a0: ${isSaid ? 'installation complétée' : 'changement demandé'}`,
    blocks: [
      `${client} ${did} pendant sa préparation.`,
      isSaid
        ? 'Réimprimez ce qui l’était déjà, et réimportez les fichiers.'
        : 'Au bureau, acceptez ce changement ou gardez la fiche d’avant.',
    ],
  });
  const entry = isSaid ? clientEntry('setup-say', at, title) : clientEntry('setup-ask', at);
  return { row, change: { entry, mails: isOther ? [notice] : [] } };
}
