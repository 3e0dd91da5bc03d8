import { completeSheet, readAnswers, type SetupAnswers } from '#domain/setup/setup-sheet.ts';
import { type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import type { Mail, OrderRow, SetupRow } from '#service/storage/rows.ts';
import { isChangeAskable, isSetupOpen, type OpenedSetup } from './open-setup.ts';

/** The stored row once a client saved these answers: as the sheet, or as a change to ask for while we prepare it. */
export function savedRow(order: OrderRow, setup: OpenedSetup, answers: SetupAnswers, at: number): SetupRow {
  const said = JSON.stringify(answers);
  return {
    order_reference: order.reference,
    version: setup.version + 1,
    answers_json: isSetupOpen(order) ? said : setup.agreedJson,
    asked_json: isSetupOpen(order) ? null : said,
    saved_at: at,
  };
}

/** The stored row once the desk took the change that was asked for, or kept the sheet as it was. */
export function decidedRow(row: SetupRow, isTaken: boolean): SetupRow {
  const { asked_json: asked } = row;
  return {
    ...row,
    version: row.version + 1,
    answers_json: isTaken && asked !== null ? asked : row.answers_json,
    asked_json: null,
  };
}

/** The sheet with the change that its client asked for, if they did. */
export function withAsked(setup: OpenedSetup, row: SetupRow | undefined): OpenedSetup {
  if (row?.asked_json == null) return setup;
  const answers = readAnswers(row.asked_json);
  return { ...setup, answers, sheet: completeSheet(setup.order, answers) };
}

/** The sheet as its client sees it: once nothing can be asked for any more, what we prepared by. */
export function asClientSees(
  order: Pick<OrderRow, 'state'>,
  setup: OpenedSetup,
  row: SetupRow | undefined,
): OpenedSetup {
  return isChangeAskable(order) ? withAsked(setup, row) : setup;
}

/** The notice to the provider that a client asks for a change of what is being prepared. */
export function composeAskedMail(order: OrderRow, version: number, service: MailSettings): Mail {
  const { reference } = order;
  return noticeMail(order, service, {
    name: `setup-asked.${version}`,
    subject: `Commande ${reference}\u00a0: changement demandé`,
    blocks: [
      `Le client de la commande ${reference}${order.is_test === 1 ? ' (essai)' : ''} demande de changer son installation pendant sa préparation.`,
      'Au bureau, acceptez ce changement ou gardez la fiche d’avant.',
    ],
  });
}
