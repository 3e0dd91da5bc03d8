import { clientEntry } from '#domain/order/life/order-journal.ts';
import { compareSheets } from '#domain/setup/compare-sheets.ts';
import { completeSheet, type SetupAnswers, type SetupPart, setupParts } from '#domain/setup/setup-sheet.ts';
import { type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import type { Mail, OrderRow, SetupChange, SetupRow } from '#service/storage/rows.ts';
import { isChangeAskable, type OpenedSetup } from './open-setup.ts';

/** The row once a client saved a part and, during the preparation, the entry (and notice) of what they say or ask. */
export function planAnswers(
  order: OrderRow,
  setup: OpenedSetup,
  part: SetupPart,
  answers: SetupAnswers,
  service: MailSettings,
): { readonly row: SetupRow; readonly change: SetupChange | undefined } {
  const at = service.clock().getTime();
  const isTaken = setup.openParts.includes(part);
  const isAsked = !isTaken && compareSheets(setup.sheet, completeSheet(setup.order, answers), setup.order).length > 0;
  const row = {
    order_reference: order.reference,
    version: setup.version + 1,
    answers_json: JSON.stringify(isTaken ? answers : setup.answers),
    asked_json: isAsked ? JSON.stringify(answers) : null,
    saved_at: at,
  };
  if (isTaken && isChangeAskable(order))
    return { row, change: { entry: clientEntry('setup-say', at, setupParts[part].title) } };
  // What is added to a change that waits already is the same one for the desk, whose open forms stay good.
  const isNew = isAsked && setup.asked === undefined;
  const change = isNew ? { entry: clientEntry('setup-ask', at), mails: [askedNotice(order, service)] } : undefined;
  return { row, change };
}

function askedNotice(order: OrderRow, service: MailSettings): Mail {
  const { reference } = order;
  return noticeMail(order, service, {
    subject: `Commande ${reference}\u00a0: changement demandé`,
    blocks: [
      `Le client de la commande ${reference}${order.is_test === 1 ? ' (essai)' : ''} demande de changer son installation pendant sa préparation.`,
      'Au bureau, acceptez ce changement ou gardez la fiche d’avant.',
    ],
  });
}
