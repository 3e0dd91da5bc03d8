import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, installPackage } from './system-programs.mjs';

/** Chromium without the window around a page, which takes as much processor time as the page and which no test sees. */
const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const firefoxNames = ['firefox-esr', 'firefox'];

/** Path of a Chromium for the browser tests, the first found in this order. Throws with what to do if there is none. */
export function ensureBrowser() {
  return (
    process.env.CHROMIUM_PATH ??
    findProgram(headlessShell) ??
    (process.getuid?.() === 0 ? installPackage(headlessShell) : undefined) ??
    ensureWholeBrowser()
  );
}

/** Path of a whole Chromium, which fills in forms: an installed one, else the system's package, else Playwright's own. */
export function ensureWholeBrowser() {
  return (
    findInstalled(wholeBrowsers) ??
    (process.getuid?.() === 0 ? installPackage('chromium') : undefined) ??
    installPlaywrightBrowser() ??
    stop('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.')
  );
}

/** Path of a Firefox for the browser tests, the first found in this order. Throws with what to do if there is none. */
export function ensureFirefox() {
  return (
    process.env.FIREFOX_PATH ??
    findInstalled(firefoxNames) ??
    installPackage('firefox-esr') ??
    stop('No Firefox found. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program.')
  );
}

/** @param {readonly string[]} names */
function findInstalled(names) {
  return names.map(findProgram).find((path) => path !== undefined);
}

function installPlaywrightBrowser() {
  console.log('No Chromium on this machine: asking Playwright for its own…');
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
  });
  if (status !== 0) return undefined;
  const program = "console.log(require('@playwright/test').chromium.executablePath())";
  const path = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout.trim();
  return existsSync(path) ? path : undefined;
}

/** @param {string} message @returns {never} */
function stop(message) {
  throw new Error(message);
}
