/**
 * Node's flags for every program of a release, wherever it is started (also in `package.json` and `build/systemd/`).
 *
 * No code is made of strings, and no object's prototype can be reached by name: what an input could smuggle in through a
 * package's mistake is not run.
 */
export const hardeningFlags = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];

/**
 * Those of the service. Under load Node lets short-lived objects take 48 MB before it clears them away, and the others
 * grow up to fourfold; with 24 MB and one and a half times the service stays under 120 MB and answers about as fast
 * (`npm run bench:service`).
 */
export const serviceFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50', ...hardeningFlags];
