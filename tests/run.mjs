/**
 * `npm test`: installs what the tests need, then runs the checks and the daily suites and prints the count of each.
 * `npm run test:release` runs what they leave out (see `suites.ts`). A failing suite doesn't prevent the next one; the
 * exit code is 1 if anything failed. `npm test -- money` runs the test files whose path contains « money », and nothing
 * else.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from '#build/start/install.mjs';
import { ensureBrowser } from '#tests/setup/browser.mjs';
import { ensureSystemPrograms } from '#tests/setup/system-programs.mjs';

const results = '.cache/test-results';
const isRelease = process.argv[2] === '--release';
const names = process.argv.slice(isRelease ? 3 : 2);
if (names.length === 0) process.env.NEOLIS_SUITE = isRelease ? 'release' : 'daily';
/** @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`;

/** @typedef {{ name: string, passed: number, failed: number, failures?: string[] }} Row */
/** @typedef {{ specs?: { title: string, ok: boolean }[], suites?: BrowserSuite[] }} BrowserSuite */
/** @typedef {[string, ...string[]]} Command */

/**
 * They need no system program, and run together while those are brought.
 * @type {{ name: string, command: Command }[]}
 */
const checks = isRelease
  ? [{ name: 'types of what measures', command: [bin('tsc'), '-p', 'tests/measure'] }]
  : [
      { name: 'lint and import rules', command: ['npm', 'run', '--silent', 'lint'] },
      { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
      { name: 'build', command: [bin('tsx'), 'build/build.ts'] },
    ];

if (isRelease) await import('#tests/install-measuring.mjs');
else ensureInstalled();
const checking = (names.length > 0 ? [] : checks).map(runCheck);
process.env.CHROMIUM_PATH = ensureBrowser();
ensureSystemPrograms();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const rows = await Promise.all(checking);
rows.push(runVitest(), runPlaywright('browser', 'e2e'));
if (isRelease && names.length === 0) rows.push(runPlaywright('accessibility', 'accessibility'), runOwnersEdits());

console.log('\nsuite                     passed  failed');
for (const { name, passed, failed, failures = [] } of rows) {
  console.log(`${name.padEnd(24)}${String(passed).padStart(8)}${String(failed).padStart(8)}`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
}
/** @param {'passed' | 'failed'} key */
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

/** @param {{ name: string, command: Command }} check @returns {Promise<Row>} */
function runCheck({ name, command: [program, ...args] }) {
  const started = performance.now();
  return new Promise((resolve) => {
    execFile(program, args, (error, stdout, stderr) => {
      console.log(`\n── ${name}\n${stdout}${stderr}`);
      printEnd(name, error === null, started);
      resolve({ name, passed: error ? 0 : 1, failed: error ? 1 : 0 });
    });
  });
}

/** @param {string} name @param {Command} command @param {Record<string, string>} env */
function run(name, [command, ...args], env = {}) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  printEnd(name, status === 0, started);
  return status === 0;
}

/** @param {string} name @param {boolean} ok @param {number} started */
function printEnd(name, ok, started) {
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function runVitest() {
  const name = 'unit, service, Firefox';
  const report = `${results}/vitest.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run(name, [bin('vitest'), 'run', ...names, '--passWithNoTests', ...reporters]);
  const counts = readReport(report);
  /** @type {{ assertionResults: { status: string, fullName: string }[] }[]} */
  const files = counts?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return { ...row(name, ok, counts?.numPassedTests, counts?.numFailedTests), failures };
}

/** @param {string} name @param {string} folder of `tests/` */
function runPlaywright(name, folder) {
  const report = `${results}/${folder}.json`;
  const options = ['--config', `tests/${folder}/playwright.config.ts`, '--pass-with-no-tests', '--reporter=dot,json'];
  /** @type {Command} */
  const command = [bin('playwright'), 'test', ...names, ...options];
  const ok = run(name, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { stats, ...tests } = readReport(report) ?? {};
  return { ...row(name, ok, stats && stats.expected + stats.flaky, stats?.unexpected), failures: failuresOf(tests) };
}

/** @param {BrowserSuite} suite @returns {string[]} */
function failuresOf({ specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map(({ title }) => title), ...suites.flatMap(failuresOf)];
}

/** The content checks, the build and the unit tests must stay green after an owner's edits. */
function runOwnersEdits() {
  const name = 'after an owner’s edits';
  /** @type {Command} */
  const command = ['npm', 'run', '--silent', 'test:owner', '--', bin('vitest'), 'run', '--project', 'unit'];
  const ok = run(name, [...command, '--reporter=dot'], { NEOLIS_SUITE: 'daily' });
  return row(name, ok, ok ? 1 : 0, 0);
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @param {string} name @param {boolean} ok @returns {Row} */
function row(name, ok, passed = 0, failed = 0) {
  // A suite may fail as a whole, without a failing test of its own.
  return { name, passed, failed: ok ? failed : Math.max(1, failed) };
}
