/** What somebody types for a command: `npm run desk -- list`, or `neolis desk list` if NEOLIS_COMMAND is `neolis`. */
export function commandLine(command: string, parameters: string): string {
  const installed = process.env.NEOLIS_COMMAND;
  return installed ? `${installed} ${command} ${parameters}` : `npm run ${command} -- ${parameters}`;
}
