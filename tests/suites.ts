/** Which test files `npm test` runs and which `npm run test:release`; one that is named runs in any case. */

/** Journeys in Chromium that `npm test` makes: each visitor's and the provider's once, and axe on each page. */
const journeys = [
  ...['accessibility', 'desk-tasks', 'order', 'quote-custom-offer'],
  ...['quote-resume', 'shop', 'town-hall'],
].map((name) => `**/e2e/*/${name}.e2e.ts`);

/** Files of unit tests that wait, build, install, make an owner's mistakes, or start programs and servers. */
const longUnit = [
  'build/{refuse-mistakes,content/{content-plugin,find-mistakes}}.test.ts',
  'tests/{deployment,host-answers,office-commands,office-files,start}.test.ts',
  'tools/editor/editor-server.test.ts',
];

/** Files of service tests that try schedules, kills and waits, or start the program many times. */
const longService = [
  'tests/resilience/{backup,ceilings,configuration,connections,documents}.test.ts',
  'tests/resilience/{mail-stop,release,simulation,site-stays,two-copies}.test.ts',
];

const suite = process.env.NEOLIS_SUITE;

/** Globs of a runner: what it runs, and what of that it leaves out. */
interface Files {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const divide = (all: string, long: readonly string[]): Files => ({
  include: suite === 'release' ? long : [all],
  exclude: suite === 'daily' ? long : [],
});

const serviceTests = '{service,tests/resilience}/**/*.test.{ts,tsx}';
const unit = divide('{content,domain,documents,ui,site,build,tools,tests}/**/*.test.{ts,tsx}', longUnit);

export const unitFiles: Files = { ...unit, exclude: [serviceTests, ...unit.exclude] };
export const serviceFiles = divide(serviceTests, longService);
export const firefoxFiles: readonly string[] = suite === 'daily' ? [] : ['tests/firefox/*.firefox.ts'];
export const browserFiles: Files = {
  include: suite === 'daily' ? journeys : ['**/*.e2e.ts'],
  exclude: suite === 'release' ? journeys : [],
};
