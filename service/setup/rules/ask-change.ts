import type { JournalEntry } from '#domain/order/life/order-journal.ts';
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
  const { agreed: before } = setup;
  const said = setup.hasAskedChange ? { ...before, [part]: answers[part] } : answers;
  const agreed = setup.openParts.includes(part) ? said : before;
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
  // Numbers ring extensions, which the change may give to other phones.
  const openParts = setup.openParts.filter((part) => part === 'hours' || part === 'wishes');
  return { ...setup, answers, openParts, sheet: completeSheet(setup.order, answers), hasAskedChange: true };
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

/** What goes with a part that a client says for the first time while we prepare the order: the first one has a notice. */
export function saidPart(
  order: OrderRow,
  part: SetupPart,
  journal: readonly JournalEntry[],
  service: MailSettings,
): SetupChange {
  const { reference, event_count } = order;
  const mail = noticeMail(order, service, {
    name: `setup-said.${event_count + 1}`,
    subject: `Commande ${reference}\u00a0: installation complétée`,
    blocks: [
      `Le client de la commande ${reference}${order.is_test === 1 ? ' (essai)' : ''} complète sa fiche d’installation pendant sa préparation.`,
      'S’il dit encore autre chose, vous le lirez au journal de sa commande, sans autre message\u00a0: relisez sa fiche au bureau juste avant de scanner le premier appareil.',
    ],
  });
  const at = service.clock().getTime();
  const entry = { at, kind: 'setup-say', who: 'client', cents: null, note: setupParts[part].title } as const;
  return { entry, mails: journal.some(({ kind }) => kind === 'setup-say') ? [] : [mail] };
}
