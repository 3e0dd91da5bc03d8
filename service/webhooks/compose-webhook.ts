import type { OrderState } from '#domain/order/life/order-life.ts';
import { programName } from '#domain/typed-text.ts';
import type { Config } from '#service/config.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import { orderDataPath, publicAddress } from '#service/service.ts';
import { unsent, webhookKind } from '#service/storage/rows/outbox-rows.ts';
import type { ComposeWebhook } from '#service/storage/rows.ts';

/** Writes a webhook for each change of state, if configured: nothing typed, no amount that the client can't read. */
export function webhookComposer(config: Pick<Config, 'webhook' | 'baseUrl'>): ComposeWebhook | undefined {
  if (config.webhook === undefined) return undefined;
  return (order, from, at) => {
    const { reference, event_count } = order;
    const type = webhookType(order.state);
    const body = {
      type,
      timestamp: new Date(at).toISOString(),
      data: {
        reference,
        state: programName(order.state),
        previousState: programName(from),
        change: event_count,
        isTest: order.is_test === 1,
        currency: 'EUR',
        oneTimeCents: order.one_time_cents,
        oneTimeVatCents: order.one_time_vat_cents,
        monthlyCents: order.monthly_cents,
        monthlyVatCents: order.monthly_vat_cents,
        receivedCents: order.received_cents,
        url: deskAddress(config, reference),
        apiUrl: publicAddress(config, orderDataPath(reference)),
      },
    };
    return {
      // Without a full stop, which separates the parts of what is signed. The instant tells it from one that was sent
      // before a restore, after which the order counts its changes again.
      id: `evt_${reference}_${event_count}_${at}`,
      kind: webhookKind,
      order_reference: reference,
      recipient: '',
      subject: type,
      body: JSON.stringify(body),
      html: null,
      ...unsent(at),
    };
  };
}

/** The event that a receiver reads of an order that came into a state. */
export function webhookType(state: OrderState): string {
  return `order.${programName(state)}`;
}
