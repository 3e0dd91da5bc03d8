/**
 * What the reader of a message types for a command of the office: `npm run desk -- list` in a checkout,
 * `neolis desk list` where it is installed, which says so by `NEOLIS_COMMAND=neolis`.
 */
export function commandLine(command: string, parameters: string): string {
  const installed = process.env.NEOLIS_COMMAND;
  return installed ? `${installed} ${command} ${parameters}` : `npm run ${command} -- ${parameters}`;
}
