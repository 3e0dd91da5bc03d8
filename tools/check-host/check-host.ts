/** `npm run check-host URL`: checks that a host serves the site correctly. Exits with 1 if anything is wrong. */
import { checkHost } from './run-checks.ts';

/** Faults shown per requirement: the first ones tell what is wrong. */
const shownFaults = 5;
const address = process.argv[2];
if (address === undefined || !URL.canParse(address)) {
  console.error('Name the address of the site: npm run check-host https://www.example.fr');
  process.exit(2);
}

const assertions = await checkHost(address).catch((error: unknown) => {
  console.error(
    `${address} doesn't answer (${causeOf(error)}): is the address right, and does the web server run there?`,
  );
  process.exit(1);
});
for (const { name, faults } of assertions) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const fault of faults.slice(0, shownFaults)) console.log(`       ${fault}`);
  if (faults.length > shownFaults) console.log(`       and ${faults.length - shownFaults} more`);
}
const failed = assertions.filter(({ faults }) => faults.length > 0).length;
console.log(`\n${address}: ${assertions.length - failed} of ${assertions.length} hold`);
process.exit(failed === 0 ? 0 : 1);

/** The network's name of a failure, such as `ECONNREFUSED`. */
function causeOf(error: unknown): string {
  const { code, message } = Object(error) as { code?: string; message?: string };
  return code ?? message ?? String(error);
}
