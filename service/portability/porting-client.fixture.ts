import { expect } from 'vitest';
import { company } from '#content/company.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { type OrderPayload, orderWith, typedNumber } from '#service/payloads.fixture.ts';
import { changePort, type PortMove } from '#service/portability/rules/change-port.ts';
import { lastTyped } from '#service/portability/rules/dossier.ts';
import type { AddressedOrder, PortRow } from '#service/storage/rows.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

/** An order with this many ported numbers; `number` makes its content unique. */
export function orderOf(ported: number, number = 1): OrderPayload {
  return orderWith({ portability: ported }, ported, number);
}

/** A client at the page of an order with ported numbers, and the office that moves them. */
export class PortingClient {
  readonly service: TestService;
  path = '';

  constructor(service: TestService) {
    this.service = service;
  }

  /** Starts a service and confirms an order with two ported numbers. */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<PortingClient> {
    const client = new PortingClient(await startTestService({ ...mailing, ...environment }));
    await client.confirm(orderOf(2));
    return client;
  }

  async confirm(order: OrderPayload): Promise<void> {
    this.path = await this.service.confirm(order);
  }

  async save(place: number, changes: Readonly<Record<string, string>> = {}, at = this.path): Promise<Response> {
    const version = await this.version(place);
    return await this.service.post(`${at}/numeros/${place}`, typedNumber(place, { version, ...changes }));
  }

  async remove(place: number): Promise<Response> {
    const version = await this.version(place);
    return await this.service.post(`${this.path}/numeros/${place}/retrait`, { version });
  }

  async accept(fields: Readonly<Record<string, string>> = { acceptMandate: 'on' }): Promise<Response> {
    return await this.service.post(`${this.path}/mandat`, { ...fields, version: await this.version() });
  }

  /** The version that forms show: of the number at a place, or of all. */
  async version(at?: number): Promise<string> {
    return String(lastTyped((await this.ports()).filter(({ place }) => at === undefined || place === at)));
  }

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

  async move(place: number, change: PortMove): Promise<void> {
    const { storage, config, clock } = this.service;
    await changePort(await this.stored(), place, change, { storage, config, company, clock });
  }

  async change(move: Parameters<TestService['change']>[1]): Promise<void> {
    await this.service.change(this.path, move);
  }

  async pay(): Promise<void> {
    await this.change({ kind: 'payment', cents: dueOf(await this.stored()) });
  }

  async ship(): Promise<void> {
    await this.change({ kind: 'ship', note: 'Colissimo 6A' });
  }

  async startService(): Promise<void> {
    await this.service.startUp(this.path);
  }

  async mailsOf(kind: string): Promise<string[]> {
    return (await this.service.mails(kind)).map(({ subject, body }) => `${subject}\n${body}`);
  }
}
