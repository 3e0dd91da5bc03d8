/** `npm run check-host URL`: checks that a host serves the site correctly. Exits with 1 if anything is wrong. */
import { checkHost } from './run-checks.ts';

/** Faults shown per requirement: the first ones tell what is wrong. */
const shownFaults = 5;
const address = process.argv[2];
if (address === undefined || !URL.canParse(address)) {
  console.error('Name the address of the site: npm run check-host https://www.example.fr');
  process.exit(2);
}

const assertions = await checkHost(address);
for (const { name, faults } of assertions) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const fault of faults.slice(0, shownFaults)) console.log(`       ${fault}`);
  if (faults.length > shownFaults) console.log(`       and ${faults.length - shownFaults} more`);
}
const failed = assertions.filter(({ faults }) => faults.length > 0).length;
console.log(`\n${address}: ${assertions.length - failed} of ${assertions.length} hold`);
process.exit(failed === 0 ? 0 : 1);
