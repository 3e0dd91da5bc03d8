/**
 * Node's flags for every program of a release, wherever it is started (also in `package.json` and `deploy/systemd/`).
 *
 * No code is made of strings, and no object's prototype can be reached by name: what an input could smuggle in through a
 * package's mistake is not run.
 */
export const hardeningFlags = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];
