/**
 * `npm run bench:service`: hits of the service compared with a bare `node:http` server, and orders compared with the
 * disk alone, in the same run and in turns, so that the machine's share is visible. Prints requests a second, p50, p99,
 * CPU time and memory. Exits with 1 if a budget of the project is exceeded.
 *
 * An order is acknowledged once it is on disk, and hits are counted there too. If forcing as much to disk alone exceeds
 * the budget, both are measured with a second service whose database is in memory: the service's own share.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { serviceArguments } from '#tests/resilience/service-process.ts';
import { offerOrders } from './offer-orders.ts';
import { offerWrites } from './offer-writes.ts';

const connections = 50;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const turns = 3;
const ordersPerSecond = 200;
/** Maximum milliseconds for 99 of 100 orders. */
const longestOrder = 20;
/** Clock ticks of /proc a second on Linux. */
const ticks = 100;

interface Target {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
}

interface Waits {
  readonly p50: number;
  readonly p99: number;
}

interface Measure extends Waits {
  readonly rate: number;
  readonly cpuMicroseconds: number;
  readonly megabytes: number;
  readonly failures: number;
}

const folder = mkdtempSync(join(tmpdir(), 'neolis-bench-'));
const memoryFolder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'neolis-bench-'));
const bare = await start('bare node:http', ['--import', 'tsx', 'tests/load/bare-server.ts'], {});
const service = await startService('service, SQLite', folder);
const inMemory = await startService('service, SQLite in memory', memoryFolder);

const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
const measured: Record<string, Measure[]> = { [bare.name]: [], [service.name]: [], [inMemory.name]: [] };
for (let turn = 0; turn <= turns; turn++) {
  for (const target of [bare, service, inMemory]) {
    const measure = await measureHits(target);
    // The first turn warms up both.
    if (turn > 0) measured[target.name]?.push(measure);
  }
}
const orderTurns: Measure[] = [];
const diskTurns: Waits[] = [];
for (let turn = 1; turn <= turns; turn++) {
  diskTurns.push(waitsOf(await offerWrites(folder, ordersPerSecond, seconds)));
  orderTurns.push(await measureOrders(service, turn));
}
// The first turn warms it up.
await measureOrders(inMemory, 1);
const ordersInMemory = await measureOrders(inMemory, 2);
for (const { child } of [bare, service, inMemory]) {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
for (const made of [folder, memoryFolder]) rmSync(made, { recursive: true, force: true });

const bareMiddle = middle(measured[bare.name] ?? [], 'rate');
const hitsMiddle = middle(measured[service.name] ?? [], 'rate');
const hitsInMemory = middle(measured[inMemory.name] ?? [], 'rate');
const orders = middle(orderTurns, 'p99');
const disk = middle(diskTurns, 'p99');
show(`${bare.name}, hits`, bareMiddle);
show(`${service.name}, hits`, hitsMiddle);
show(`${service.name}, orders`, orders);
show(`${inMemory.name}, hits`, hitsInMemory);
show(`${inMemory.name}, orders`, ordersInMemory);
process.stdout.write(
  `${'the disk alone'.padEnd(34)} p50 ${disk.p50} ms, p99 ${disk.p99} ms, asked ${ordersPerSecond} times a second\n`,
);
const isDiskQuick = disk.p99 < longestOrder;
const judgedHits = isDiskQuick ? hitsMiddle : hitsInMemory;
const judged = isDiskQuick ? orders : ordersInMemory;
const ratio = judgedHits.rate / bareMiddle.rate;
const where = isDiskQuick ? '' : ' in memory';
const megabytes = Math.max(hitsMiddle.megabytes, orders.megabytes);
const failures = [hitsMiddle, hitsInMemory, ...orderTurns, ordersInMemory].reduce(
  (sum, measure) => sum + measure.failures,
  0,
);
const bars: readonly (readonly [string, boolean])[] = [
  [`hits${where} at ${ratio.toFixed(2)} of the bare rate (bar 0.4)`, ratio >= 0.4],
  [`p99 of hits${where} ${judgedHits.p99} ms (bar 10)`, judgedHits.p99 < 10],
  [
    isDiskQuick
      ? `p99 of orders ${orders.p99} ms at ${ordersPerSecond} a second (bar ${longestOrder})`
      : `p99 of orders in memory ${judged.p99} ms at ${ordersPerSecond} a second (bar ${longestOrder}); on this disk ${orders.p99} ms, and ${disk.p99} ms without any service`,
    judged.p99 < longestOrder,
  ],
  [`memory ${megabytes} MB (bar 150)`, megabytes < 150],
  [`failures ${failures} (bar 0)`, failures === 0],
];
for (const [text, met] of bars) process.stdout.write(`${met ? 'met   ' : 'MISSED'}  ${text}\n`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;

async function startService(name: string, place: string): Promise<Target> {
  return await start(name, serviceArguments(), {
    DATABASE_FILE: join(place, 'bench.sqlite'),
    RATE_LIMIT_FACTOR: '0',
    PORT: '0',
    HOST: '127.0.0.1',
  });
}

async function start(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<Target> {
  const child = spawn(process.execPath, [...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-2000);
      const found = /localhost:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`${name} did not start`)));
  });
  return { name, child, port };
}

/** Hits from as many connections as the service's budget names, each sending its next one after the response. */
async function measureHits(target: Target): Promise<Measure> {
  return await beside(target, async () => {
    const url = `http://127.0.0.1:${target.port}/supervision/statistiques?type=visite`;
    const { requests, latency, ...result } = await autocannon({ url, headers, connections, duration: seconds });
    return {
      answers: requests.total,
      rate: Math.round(requests.average),
      p50: latency.p50,
      p99: latency.p99,
      failures: result.errors + result['4xx'] + result['5xx'],
    };
  });
}

async function measureOrders(target: Target, turn: number): Promise<Measure> {
  return await beside(target, async () => {
    const { waits, failures } = await offerOrders(target.port, ordersPerSecond, seconds, turn);
    return { answers: waits.length, rate: Math.round(waits.length / seconds), ...waitsOf(waits), failures };
  });
}

function waitsOf(waits: readonly number[]): Waits {
  const quantile = (share: number): number => Math.round((waits[Math.floor(waits.length * share)] ?? 0) * 10) / 10;
  return { p50: quantile(0.5), p99: quantile(0.99) };
}

/** Adds the target's cost of the requests. */
async function beside(
  { child }: Target,
  load: () => Promise<Omit<Measure, 'cpuMicroseconds' | 'megabytes'> & { readonly answers: number }>,
): Promise<Measure> {
  const pid = child.pid ?? 0;
  const before = processorSeconds(pid);
  const { answers, ...measure } = await load();
  const used = processorSeconds(pid) - before;
  return {
    ...measure,
    cpuMicroseconds: Math.round((used / Math.max(1, answers)) * 1e6),
    megabytes: memoryMegabytes(pid),
  };
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

/** The median turn by one of its figures. */
function middle<Turn extends Waits, Figure extends keyof Turn>(turnsOfOne: readonly Turn[], figure: Figure): Turn {
  const sorted = [...turnsOfOne].sort((a, b) => Number(a[figure]) - Number(b[figure]));
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

function show(name: string, { rate, p50, p99, cpuMicroseconds, megabytes }: Measure): void {
  const figures = `${rate} a second, p50 ${p50} ms, p99 ${p99} ms, ${cpuMicroseconds} µs of processor each, ${megabytes} MB`;
  process.stdout.write(`${name.padEnd(34)} ${figures}\n`);
}
