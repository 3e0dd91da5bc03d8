import { expect } from 'vitest';
import { company } from '#content/company.ts';
import { rioKey } from '#domain/portability/rio.ts';
import { changeOrder } from '#service/orders/change-order.ts';
import { changePort, type PortMove } from '#service/portability/change-port.ts';
import type { AddressedOrder, PortRow } from '#service/storage/rows.ts';
import { completion, type OrderPayload, orderWith } from './payloads.ts';
import { siteOrigin, startTestService, type TestService } from './test-service.ts';

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
    address: '1 cours Napoléon\r\n20000 Ajaccio',
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
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin, ...environment };
    const client = new PortingClient(await startTestService(settings));
    await client.confirm(orderOf(2));
    return client;
  }

  /** Places and confirms an order, and goes to its page. */
  async confirm(order: OrderPayload): Promise<void> {
    this.path = await this.service.place(order);
    expect((await this.service.post(this.path, completion(order))).status).toBe(303);
  }

  save(place: number, changes: Readonly<Record<string, string>> = {}, at = this.path): Promise<Response> {
    return this.service.post(`${at}/numeros/${place}`, typed(place, changes));
  }

  accept(): Promise<Response> {
    return this.service.post(`${this.path}/mandat`, { acceptMandate: 'on' });
  }

  async page(at = this.path): Promise<string> {
    return await (await this.service.get(at)).text();
  }

  async stored(): Promise<AddressedOrder> {
    const order = await this.service.orderAt(this.path);
    if (order === undefined) throw new Error('an order expected');
    return order;
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
    const { one_time_cents, one_time_vat_cents } = await this.stored();
    for (const move of [
      { kind: 'payment', cents: one_time_cents + one_time_vat_cents },
      { kind: 'ship', note: 'Colissimo 6A' },
      { kind: 'put-in-service' },
    ] as const)
      await changeOrder({ ...this.service, company }, await this.stored(), move);
  }

  async mailsOf(kind: string): Promise<string[]> {
    const mails = await this.service.storage.dueMails(Number.MAX_SAFE_INTEGER, 100);
    return mails.filter((mail) => mail.kind === kind).map(({ subject, body }) => `${subject}\n${body}`);
  }
}
