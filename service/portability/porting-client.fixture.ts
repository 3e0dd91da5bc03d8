import { expect } from 'vitest';
import { company } from '#content/company.ts';
import { rioKey } from '#domain/portability/rio.ts';
import { dueOf } from '#service/orders/confirmed-order.fixture.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { type OrderPayload, orderWith } from '#service/payloads.fixture.ts';
import { changePort, type PortMove } from '#service/portability/rules/change-port.ts';
import type { AddressedOrder, PortRow } from '#service/storage/rows.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

/** An order with this many ported numbers; `number` makes its content unique. */
export function orderOf(ported: number, number = 1): OrderPayload {
  return orderWith({ portability: ported }, ported, number);
}

/** The RIO of a line by its number. */
export const rioOf = (number: string, start = 'F1PEROY4P'): string => start + rioKey(start, number);

/** What a client types of their first or second line. */
export function typed(place: number, changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const number = `046571000${place}`;
  const fields = {
    number,
    rio: rioOf(number),
    holder: 'Commune d’Ajaccio',
    holderSiret: '732 829 320 00074',
    street: '1 cours Napoléon\r\n20000 Ajaccio',
    operator: 'Orange',
    ...changes,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${name}-${place}`, text]));
}

/** A client at the page of an order with ported numbers, and the office that moves them. */
export class PortingClient {
  readonly service: TestService;
  /** The page of the order. */
  path = '';

  private constructor(service: TestService) {
    this.service = service;
  }

  /** Starts a service and confirms an order with two ported numbers. */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<PortingClient> {
    const client = new PortingClient(await startTestService({ ...mailing, ...environment }));
    await client.confirm(orderOf(2));
    return client;
  }

  /** Places and confirms an order, and goes to its page. */
  async confirm(order: OrderPayload): Promise<void> {
    this.path = await this.service.confirm(order);
  }

  save(place: number, changes: Readonly<Record<string, string>> = {}, at = this.path): Promise<Response> {
    return this.service.post(`${at}/numeros/${place}`, typed(place, changes));
  }

  accept(): Promise<Response> {
    return this.service.post(`${this.path}/mandat`, { acceptMandate: 'on' });
  }

  /** Saves both numbers and accepts their mandate. */
  async complete(): Promise<void> {
    for (const place of [1, 2]) expect((await this.save(place)).status).toBe(303);
    expect((await this.accept()).status).toBe(303);
  }

  async page(at = this.path): Promise<string> {
    return await this.service.page(at);
  }

  stored(): Promise<AddressedOrder> {
    return this.service.orderAt(this.path);
  }

  async ports(): Promise<PortRow[]> {
    return await this.service.storage.listPorts((await this.stored()).reference);
  }

  /** Moves a number on as the office does. */
  async move(place: number, change: PortMove): Promise<PortRow> {
    const { storage, config, clock } = this.service;
    return await changePort(await this.stored(), place, change, { storage, config, company, clock });
  }

  /** Pays, ships and starts the order as the office does. */
  async startService(): Promise<void> {
    for (const move of [
      { kind: 'payment', cents: dueOf(await this.stored()) },
      { kind: 'ship', note: 'Colissimo 6A' },
      { kind: 'put-in-service' },
    ] as const)
      await changeOrder({ ...this.service, company }, await this.stored(), move);
  }

  async mailsOf(kind: string): Promise<string[]> {
    return (await this.service.mails(kind)).map(({ subject, body }) => `${subject}\n${body}`);
  }
}
