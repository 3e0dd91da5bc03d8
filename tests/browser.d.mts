/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else Playwright's own, else the
 * system's package. Throws with what to do where none can be had.
 */
export declare function ensureBrowser(): string;
/**
 * Path of a Firefox for the browser tests: `FIREFOX_PATH`, else an installed one, else the system's package. Throws with
 * what to do where none can be had.
 */
export declare function ensureFirefox(): string;
