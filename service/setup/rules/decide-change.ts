import { providerEntry } from '#domain/order/life/order-journal.ts';
import { compareSheets } from '#domain/setup/compare-sheets.ts';
import { clientMail, type MailSettings } from '#service/mail/new-mail.ts';
import { MoveRefused, maxNoteLength, oneLine } from '#service/orders/life/change-order.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { OpenedSetup } from './open-setup.ts';

/** The desk's answers to a change that is asked for while we prepare the order. */
export const decisions = [
  { slug: 'accepter', kind: 'setup-take', name: 'Accepter ce changement' },
  { slug: 'garder', kind: 'setup-keep', name: 'Garder la fiche d’avant' },
] as const;
export type Decision = (typeof decisions)[number];

/** Points of a change that its mail lists; of more it says how many. */
const maxListed = 5;

/**
 * The sheet that follows from a decision, and its journal entry and mail. The mail names no values, which are people's
 * names, and contains `token` if there is one. Throws {@link MoveRefused} for a refusal without a reason.
 */
export function planDecision(
  order: OrderRow,
  setup: OpenedSetup,
  { kind, note = '', token, person }: Pick<Decision, 'kind'> & Partial<Record<'note' | 'token' | 'person', string>>,
  service: MailSettings,
) {
  const isTaken = kind === 'setup-take';
  const said = oneLine(note, maxNoteLength);
  if (!isTaken && said === '') throw new MoveRefused('Dites au client pourquoi.', 'note');
  const { reference } = order;
  const at = service.clock().getTime();
  const wanted = setup.asked ?? setup;
  const asked = compareSheets(setup.sheet, wanted.sheet, setup.order).map(({ what }) => what);
  const points =
    asked.length > maxListed
      ? `Il s’agissait de ${asked.length}\u00a0points de votre fiche d’installation.`
      : `Il s’agissait de\u00a0: ${asked.join('\u202f; ')}.`;
  const mail = clientMail(order, service, {
    kind: 'client-setup-decided',
    subject: isTaken
      ? `Votre changement est pris en compte (${reference})`
      : `Votre installation reste comme avant (${reference})`,
    token,
    part: '#installation',
    link: 'Voir votre installation',
    blocks: [
      isTaken
        ? `Nous préparons votre commande ${reference} avec le changement que vous avez demandé.`
        : `Nous préparons votre commande ${reference} sans le changement que vous avez demandé.`,
      ...(said === '' ? [] : [said]),
      ...(asked.length === 0 ? [] : [points]),
    ],
  });
  return {
    row: {
      order_reference: reference,
      version: setup.version + 1,
      answers_json: JSON.stringify(isTaken ? wanted.answers : setup.answers),
      asked_json: null,
      saved_at: setup.savedAt ?? at,
    },
    change: { entry: providerEntry(kind, at, { note: said, person }), mails: [mail], token },
  };
}
