import { compareSheets } from '#domain/setup/compare-sheets.ts';
import {
  completeSheet,
  readAnswers,
  type SetupAnswers,
  type SetupPart,
  setupParts,
} from '#domain/setup/setup-sheet.ts';
import { type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import type { OrderRow, SetupChange, SetupRow } from '#service/storage/rows.ts';
import { isChangeAskable, type OpenedSetup } from './open-setup.ts';

/** The stored row once a client saved a part: in the sheet, or as a change to ask for while we prepare it, if any. */
export function savedRow(
  { reference }: OrderRow,
  setup: OpenedSetup,
  part: SetupPart,
  answers: SetupAnswers,
  at: number,
): SetupRow {
  const agreed = setup.openParts.includes(part) ? answers : setup.agreed;
  const sheetOf = (given: SetupAnswers) => completeSheet(setup.order, given);
  return {
    order_reference: reference,
    version: setup.version + 1,
    answers_json: JSON.stringify(agreed),
    asked_json:
      compareSheets(sheetOf(agreed), sheetOf(answers), setup.order).length === 0 ? null : JSON.stringify(answers),
    saved_at: at,
  };
}

/** The sheet with the change that its client asked for, if they did. */
export function withAsked(setup: OpenedSetup, row: SetupRow | undefined): OpenedSetup {
  if (row?.asked_json == null) return setup;
  const answers = readAnswers(row.asked_json);
  return { ...setup, answers, openParts: [], sheet: completeSheet(setup.order, answers), hasAskedChange: true };
}

/** The sheet as its client sees it: once nothing can be asked for any more, what we prepared by. */
export function asClientSees(
  order: Pick<OrderRow, 'state'>,
  setup: OpenedSetup,
  row: SetupRow | undefined,
): OpenedSetup {
  return isChangeAskable(order) ? withAsked(setup, row) : setup;
}

/** What goes with a change that a client asks for: the entry of the journal, and the notice to the provider. */
export function askedChange(order: OrderRow, service: MailSettings): SetupChange {
  const { reference, event_count } = order;
  const mail = noticeMail(order, service, {
    name: `setup-asked.${event_count + 1}`,
    subject: `Commande ${reference}\u00a0: changement demandé`,
    blocks: [
      `Le client de la commande ${reference}${order.is_test === 1 ? ' (essai)' : ''} demande de changer son installation pendant sa préparation.`,
      'Au bureau, acceptez ce changement ou gardez la fiche d’avant.',
    ],
  });
  const entry = { at: service.clock().getTime(), kind: 'setup-ask', who: 'client', cents: null, note: '' } as const;
  return { entry, mails: [mail] };
}

/** What goes with a part that a client says for the first time while we prepare the order: the entry of the journal. */
export function saidPart(part: SetupPart, at: number): SetupChange {
  return { entry: { at, kind: 'setup-say', who: 'client', cents: null, note: setupParts[part].title } };
}
