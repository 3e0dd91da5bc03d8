/**
 * Node's flags for the service, wherever it is started (also in `package.json` and `publish/systemd/`). Under load Node lets
 * short-lived objects take 48 MB before it clears them away; with 24 MB the service stays under 150 MB and answers about as
 * fast (`npm run bench:service`).
 */
export const serviceFlags = ['--max-semi-space-size=8'];
