import { formatDay, isDay } from '#domain/calendar.ts';
import { providerEntry } from '#domain/order/life/order-journal.ts';
import { addChangeRoutes } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { MoveRefused, maxNoteLength, oneLine } from '#service/orders/life/change-order.ts';
import { TextField } from '#service/pages/TextField.tsx';

export const noteName = 'Noter';

/** Writes down what the office wants to remember of an order, and the day on which it comes back to it. */
export function addNoteDeskRoutes(desk: Desk): void {
  const { service } = desk;
  const { storage, clock } = service;

  addChangeRoutes<Record<'note' | 'day', string>>(desk, '/bureau/commandes/:reference/note', async (order) => {
    const knownDay = order.come_back_on ?? '';
    return {
      name: noteName,
      explanation:
        'Pour le bureau seul\u00a0: le client ne le lit ni sur sa page, ni dans son dossier de preuve. Il peut demander une copie de ce que vous gardez sur lui\u00a0: restez factuel.',
      clientNotice: 'Aucun message ne part au client.',
      kind: 'note',
      proposed: { note: '', day: knownDay },
      read: (fields) => ({ note: fields.get('note') ?? '', day: fields.get('jour') ?? '' }),
      make: async ({ note, day }, person) => {
        const text = oneLine(note, maxNoteLength);
        if (day !== '' && !isDay(day)) throw new MoveRefused('Choisissez un jour du calendrier, ou aucun.', 'jour');
        if (text === '' && day === knownDay) throw new MoveRefused('Écrivez une note, ou changez le jour.', 'note');
        const dayWords = day === '' ? 'plus rien à reprendre' : `à reprendre le ${formatDay(day)}`;
        const said = [text, day !== knownDay && dayWords].filter(Boolean).join('\u202f; ');
        const entry = providerEntry('note', clock().getTime(), { note: said, person });
        return await storage.addEntry(order, { entry, columns: { come_back_on: day || null } });
      },
      done: `${ordersPath}/${order.reference}#journal`,
      fields: (text) => (
        <>
          <TextField {...text('note')} label="Note" maxLength={maxNoteLength} />
          {/* A draft is erased by itself. */}
          {order.state !== 'received' && (
            <TextField
              {...text('day', 'jour')}
              type="date"
              label="Jour où la reprendre"
              hint="Facultatif. Ce jour-là, la commande est dans «&#8239;À faire&#8239;»&#8239;; videz-le quand c’est fait."
            />
          )}
        </>
      ),
    };
  });
}
