import type { Locator, Page, TestInfo } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { company } from '#content/company.ts';
import type { OrderMove } from '#domain/order/life/move-order.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { changePort, type PortMove } from '#service/portability/rules/change-port.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { expect } from './fixtures.ts';
import type { RunningService } from './start-service.ts';

/** Seconds of a practised person: for a key, and to think before a field (the keystroke-level model of Card, Moran, Newell). */
const secondsPerKey = 0.28;
const secondsPerField = 1.35;

/** What the way from an empty quote to the confirmation may ask. */
const wholeWay = { minutes: 6, fields: 22 };

/** Somebody who uses the keyboard alone; counts what they press and the fields that they type into. */
export class Typist {
  keys = 0;
  fields = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 200; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`The Tab key doesn't reach ${target}.`);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
    this.keys += text.length;
    this.fields += 1;
  }

  /** Presses a button, ticks a box or loses its tick. */
  async use(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Space');
  }

  /** Expects that the way so far was short enough, and reports how short it was. */
  expectShort(testInfo: TestInfo, most = wholeWay): void {
    const minutes = (this.keys * secondsPerKey + this.fields * secondsPerField) / 60;
    testInfo.annotations.push({
      type: 'measured',
      description: `${this.fields} typed fields, ${this.keys} keys, ${minutes.toFixed(1)} minutes`,
    });
    expect(this.fields).toBeLessThanOrEqual(most.fields);
    expect(minutes).toBeLessThanOrEqual(most.minutes);
  }
}

/** Lets the provider's office move an order, and each of its numbers to port, as the desk does. */
export async function atOffice(
  { databaseFile }: RunningService,
  reference: string,
  moves: readonly Omit<OrderMove, 'by'>[],
  portMoves: readonly PortMove[] = [],
): Promise<void> {
  const storage = await openSqlite(databaseFile);
  const service = { storage, company, config: readConfig({}), clock: () => new Date() };
  const find = async (): Promise<OrderRow> => {
    const order = await storage.findOrderByReference(reference);
    if (order === undefined) throw new Error('an order expected');
    return order;
  };
  for (const move of moves) await changeOrder(service, await find(), move);
  for (const { place } of portMoves.length > 0 ? await storage.listPorts(reference) : []) {
    for (const move of portMoves) await changePort(await find(), place, move, service);
  }
  await storage.close();
}

/** The reference of the order that the page shows. */
export async function referenceOn(page: Page): Promise<string> {
  return (
    (await page
      .getByText(new RegExp(`^${brand.orderPrefix}-[0-9A-Z]{8}$`))
      .first()
      .textContent()) ?? ''
  );
}
