import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureProgram, findProgram, installPackage } from './system-programs.mjs';

/** Chromium without the window around a page, which takes as much processor time as the page and which no test sees. */
const headlessShell = 'chromium-headless-shell';

/** Path of a Chromium for the browser tests, the first found in this order. Throws with what to do if there is none. */
export function ensureBrowser() {
  return (
    process.env.CHROMIUM_PATH ?? findProgram(headlessShell) ?? installPackage(headlessShell) ?? ensureWholeBrowser()
  );
}

/** Path of a whole Chromium, which fills in forms: an installed one, else the system's package, else Playwright's own. */
export function ensureWholeBrowser() {
  return (
    findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
    installPackage('chromium') ??
    installPlaywrightBrowser()
  );
}

/** Path of a Firefox for the browser tests, the first found in this order. Throws with what to do if there is none. */
export function ensureFirefox() {
  return process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox') ?? ensureProgram('firefox-esr');
}

function installPlaywrightBrowser() {
  console.log('No Chromium on this machine: asking Playwright for its own…');
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
  });
  const program = "console.log(require('@playwright/test').chromium.executablePath())";
  const path = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout.trim();
  if (status === 0 && existsSync(path)) return path;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}
