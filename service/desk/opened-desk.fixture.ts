import { beforeEach } from 'vitest';
import { type DeskBrowser, startDesk } from '#service/desk/desk-browser.fixture.ts';
import type { TestService } from '#service/test-service.fixture.ts';

/** The service whose desk Claire has just opened, and her browser. */
export let service: TestService;
export let browser: DeskBrowser;

export function openDeskBeforeEach(environment?: Readonly<Record<string, string>>): void {
  beforeEach(async () => {
    ({ service, browser } = await startDesk({}, environment));
  });
}
