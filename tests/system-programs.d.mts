/** Programs that the suites drive, and the Debian package that brings each. */
declare const packages: {
  caddy: string;
  chromium: string;
  'firefox-esr': string;
  initdb: string;
  nginx: string;
  pgrep: string;
  prlimit: string;
  strace: string;
};
export type Program = keyof typeof packages;
/** Brings every program that the storage, service and host suites drive. */
export declare function ensureSystemPrograms(): void;
/**
 * Path of an installed program, else of the system's package. Throws with what to do where neither can be had.
 * @param {Program} name
 */
export declare function ensureProgram(name: Program): string;
/**
 * Path of an installed program; `undefined` where there is none.
 * @param {string} name
 */
export declare function findProgram(name: string): string | undefined;
/**
 * Installs the system's package of a program where this machine has Debian's installer; returns the program's path.
 * @param {Program} name
 */
export declare function installPackage(name: Program): string | undefined;
