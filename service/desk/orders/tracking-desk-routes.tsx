import { beforeReason, trackingOf } from '#domain/order/life/order-journal.ts';
import { addChangeRoutes } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { MoveRefused, maxNoteLength, oneLine, planMove, providerMove } from '#service/orders/life/change-order.ts';
import { newToken } from '#service/orders/life/new-order.ts';
import { readNumbers } from '#service/orders/stored/order-numbers.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

export const trackingName = 'Corriger le suivi';

interface TypedTracking {
  readonly note: string;
  readonly reason: string;
  readonly isMailed: boolean;
}

/** Corrects the carrier and the numbers of parcels on their way; the client gets another mail only if asked for. */
export function addTrackingDeskRoutes(desk: Desk): void {
  const { service } = desk;
  const { storage } = service;

  addChangeRoutes<TypedTracking>(desk, '/bureau/commandes/:reference/suivi-corrige', async (order, { session }) => {
    const known = trackingOf(await storage.listOrderEvents(order.reference)) ?? '';
    const numbers = await readNumbers(order, storage);
    const orderStatus = statusOf(order);
    /** The shipment once more, as it is typed now. */
    const plan = ({ note, reason, isMailed }: TypedTracking, newAddress?: string) => {
      const token = isMailed ? newAddress : undefined;
      const moved = { orderStatus: { ...orderStatus, state: 'ready' }, numbers, token, person: session.name } as const;
      const sent = providerMove({ kind: 'ship', note });
      const { change, mail } = planMove(order, sent, moved, service);
      const why = oneLine(reason, maxNoteLength);
      if (sent.note === known) throw new MoveRefused('Rien n’est changé.', 'note');
      if (why === '') throw new MoveRefused('Indiquez la raison.', 'raison');
      const entry = { ...change.entry, kind: 'correct-tracking', note: `${sent.note}${beforeReason}${why}` } as const;
      return { change: { ...change, entry }, mails: isMailed && mail !== undefined ? [mail] : [] };
    };
    return {
      name: trackingName,
      explanation: 'Pour un transporteur ou un numéro mal tapé. Le client lit le bon sur sa page, aussitôt.',
      clientNotice: 'La raison est dans son dossier de preuve\u00a0: écrivez-la pour lui aussi.',
      isMailTyped: true,
      kind: 'correct-tracking',
      isAllowed: orderStatus.state === 'shipped' && !orderStatus.isVirtual,
      proposed: { note: known, reason: '', isMailed: false },
      read: (fields) => ({
        note: fields.get('note') ?? '',
        reason: fields.get('raison') ?? '',
        isMailed: fields.get('prevenir') === 'on',
      }),
      preview: (typed) => plan({ ...typed, reason: typed.reason || '…' }).mails[0],
      make: async (typed) => {
        const { change, mails } = plan(typed, newToken());
        return (await storage.moveOrder(order, change, mails)) !== undefined;
      },
      done: `${ordersPath}/${order.reference}#journal`,
      fields: (text, { isMailed }) => (
        <>
          <TextField {...text('note')} label="Transporteur et numéro de suivi" maxLength={maxNoteLength} required />
          <TextField {...text('reason', 'raison')} label="Raison" maxLength={maxNoteLength} required />
          <Choice
            id="prevenir"
            label="Envoyer de nouveau le message d’expédition, avec le bon suivi"
            defaultChecked={isMailed}
          />
        </>
      ),
    };
  });
}
