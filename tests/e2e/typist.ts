import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';

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
    // The first key is pressed as by hand; the rest would take twice as long as all else of a journey.
    await this.page.keyboard.type(text.slice(0, 1));
    await this.page.keyboard.insertText(text.slice(1));
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
