import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { ensureFirefox } from '#tools/browser.mjs';
import { beginVisit, type Visit } from './visit.ts';

/** A headless Firefox with its own download folder. */
export interface RunningFirefox {
  readonly downloads: string;
  /** Begins a visit of the site at this address. */
  readonly visit: (address: string) => Promise<Visit>;
  readonly stop: () => Promise<void>;
}

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<RunningFirefox> {
  const downloads = mkdtempSync(join(tmpdir(), 'neolis-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv',
      'intl.accept_languages': 'fr-FR',
      'pdfjs.disabled': true,
    },
  });

  return {
    downloads,
    visit: (address) => beginVisit(browser, address),
    stop: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
