/**
 * Node's flags for every program of a release, also in `package.json` and `deploy/systemd/`: no code is made of strings
 * and no prototype reached by name, so that what an input smuggles in through a package's mistake isn't run.
 */
export const hardeningFlags = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];
