/**
 * `npm run bench:service`: the most hits and orders that the service answers in a second while 99 of 100 wait for 20 ms
 * at most, on SQLite and PostgreSQL, on a disk and in memory, beside a bare `node:http` server and the disk alone. All
 * take turns, so that the machine's share is the same. Exits with 1 if a budget of the project is exceeded; `--list`
 * prints the numbers of clients and ends.
 *
 * Disks differ by a factor of a hundred. What one wait for the disk is worth is therefore measured on a poor disk: each
 * wait is made longer by ten milliseconds.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgres } from '#service/storage/test-postgres.ts';
import { untilReady } from '#tests/ready-service.ts';
import { startService } from '#tests/resilience/service-process.ts';
import { offerRequests } from './offer-requests.ts';
import { writeAlone } from './write-alone.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
/** Numbers of clients; the largest offer more than any of the programs takes. */
const crowds = [1, 20, 50, 100, 200];
const crowd = 50;
/** Milliseconds that 99 of 100 requests may wait. */
const maxWait = 20;
/** Milliseconds by which a poor disk is slower. */
const slowness = 10;
/** Clock ticks of /proc a second on Linux. */
const ticks = 100;

interface Step {
  readonly clients: number;
  readonly rate: number;
  readonly p99: number;
  readonly failures: number;
  /** Absent for what is no program of its own. */
  readonly cpuMicroseconds?: number;
  readonly megabytes?: number;
}

interface Row {
  readonly name: string;
  readonly measure: (clients: number) => Promise<Step>;
  readonly steps: Step[];
}

if (process.argv.includes('--list')) {
  console.log(crowds.map((clients) => `${clients} clients`).join('\n'));
  process.exit(0);
}
const disk = mkdtempSync(join(tmpdir(), 'neolis-bench-'));
const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const memory = mkdtempSync(join(memoryFolder, 'neolis-bench-'));
const databases = { disk: await createPostgres(), memory: await createPostgres(memoryFolder) };
const bare = spawn(process.execPath, ['--import', 'tsx', 'tests/load/bare-server.ts']);
const slowed = `inject=fsync,fdatasync:delay_exit=${slowness * 1000}`;
const services = {
  SQLite: await startService({ environment: { DATABASE_FILE: join(disk, 'bench.sqlite') } }),
  'SQLite in memory': await startService({ environment: { DATABASE_FILE: join(memory, 'bench.sqlite') } }),
  PostgreSQL: await startService({ environment: { DATABASE_URL: databases.disk.url } }),
  'PostgreSQL in memory': await startService({ environment: { DATABASE_URL: databases.memory.url } }),
};
const onPoorDisk = await startService({
  environment: { DATABASE_FILE: join(disk, 'slow.sqlite') },
  wrapper: ['strace', '-D', '-f', '--seccomp-bpf', '-e', 'trace=fsync,fdatasync', '-e', slowed, '-o', '/dev/null'],
});

const rows: readonly Row[] = [
  rowOf('hits', 'bare node:http', { pid: bare.pid ?? 0, port: (await untilReady(bare)).port }),
  ...Object.entries(services).map(([name, service]) => rowOf('hits', name, service)),
  ...Object.entries(services).map(([name, service]) => rowOf('orders', name, service)),
  aloneOn('the disk alone', 0),
  rowOf('orders', 'SQLite on a poor disk', onPoorDisk),
  aloneOn('a poor disk alone', slowness),
];
// The first round warms up all of them.
for (const row of rows) await row.measure(crowd);
for (const clients of crowds) for (const row of rows) row.steps.push(await row.measure(clients));

bare.kill();
for (const service of [...Object.values(services), onPoorDisk]) await service.terminate();
for (const database of Object.values(databases)) await database.remove();
for (const folder of [disk, memory]) rmSync(folder, { recursive: true, force: true });

process.stdout.write(`The most a second at a p99 of ${maxWait} ms, and what ${crowd} clients and one get:\n`);
for (const row of rows) show(row);
const share = best('hits, SQLite in memory').rate / best('hits, bare node:http').rate;
const orders = best('orders, SQLite in memory').rate;
const cost = at('orders, SQLite in memory', crowd).cpuMicroseconds ?? Number.POSITIVE_INFINITY;
const [onDisk, alone, one] = [
  at('orders, SQLite on a poor disk', crowd).rate,
  at('a poor disk alone', crowd).rate,
  at('orders, SQLite on a poor disk', 1).rate,
];
const steps = rows.flatMap((row) => row.steps);
const failures = steps.reduce((sum, step) => sum + step.failures, 0);
const bars: readonly (readonly [string, boolean])[] = [
  [`hits in memory at ${share.toFixed(2)} of the bare rate (bar 0.6)`, share >= 0.6],
  [`${orders} orders a second in memory (bar 2 000)`, orders >= 2000],
  [`${cost} µs of processor an order (bar 400)`, cost <= 400],
  [`orders at ${(onDisk / alone).toFixed(2)} of a poor disk alone (bar 0.5)`, onDisk >= alone * 0.5],
  [
    `${crowd} clients are ${(onDisk / one).toFixed(1)} times as fast as one on a poor disk (bar 20)`,
    onDisk >= one * 20,
  ],
  [`failures ${failures} (bar 0)`, failures === 0],
];
for (const [text, met] of bars) process.stdout.write(`${met ? 'met   ' : 'MISSED'}  ${text}\n`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;

/** A row for a program: what it answers, and what that costs it. */
function rowOf(
  what: 'hits' | 'orders',
  name: string,
  { pid, port }: { readonly pid: number; readonly port: number },
): Row {
  const measure = async (clients: number): Promise<Step> => {
    const before = processorSeconds(pid);
    const { waits, failures } = await offerRequests(what, port, clients, seconds);
    const used = processorSeconds(pid) - before;
    const cpuMicroseconds = Math.round((used / Math.max(1, waits.length)) * 1e6);
    return { ...stepOf(clients, waits), failures, cpuMicroseconds, megabytes: memoryMegabytes(pid) };
  };
  return { name: `${what}, ${name}`, measure, steps: [] };
}

/** A row for the same orders without any service. */
function aloneOn(name: string, slower: number): Row {
  const measure = async (clients: number): Promise<Step> => ({
    ...stepOf(clients, await writeAlone(disk, clients, seconds, slower)),
    failures: 0,
  });
  return { name, measure, steps: [] };
}

function stepOf(clients: number, waits: readonly number[]): Pick<Step, 'clients' | 'rate' | 'p99'> {
  const sorted = [...waits].sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  return { clients, rate: Math.round(waits.length / seconds), p99: Math.round(p99 * 10) / 10 };
}

/** CPU time of a process so far: fields 14 and 15 of its /proc entry, after the name in brackets. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

function memoryMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}

/** The fastest step in which requests didn't wait too long. */
function best(name: string): Step {
  const [fastest] = stepsOf(name)
    .filter(({ p99 }) => p99 <= maxWait)
    .sort((a, b) => b.rate - a.rate);
  return fastest ?? { clients: 0, rate: 0, p99: 0, failures: 0 };
}

function at(name: string, clients: number): Step {
  const found = stepsOf(name).find((step) => step.clients === clients);
  if (found === undefined) throw new Error(`${name} was not measured with ${clients} clients`);
  return found;
}

function stepsOf(name: string): readonly Step[] {
  return rows.find((row) => row.name === name)?.steps ?? [];
}

function show({ name }: Row): void {
  const { rate, clients, p99 } = best(name);
  const many = at(name, crowd);
  const most = rate === 0 ? 'none in time' : `${rate} (${clients} clients, p99 ${p99} ms)`;
  const cost =
    many.megabytes === undefined ? '' : `, ${many.cpuMicroseconds} µs of processor each, ${many.megabytes} MB`;
  process.stdout.write(
    `${name.padEnd(30)} ${most.padEnd(38)} ${crowd} clients ${many.rate} (p99 ${many.p99} ms${cost}), one ${at(name, 1).rate}\n`,
  );
}
