/**
 * `npm run bench:service`: hits and orders of the service beside a bare `node:http` server, in the same run and taking
 * turns, so that the ratio holds on any machine. Prints requests a second, p50, p99, processor time and memory. Ends with 1
 * where a bar of the project is missed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { randomOrder, seededRandom } from '#tests/resilience/payloads.ts';
import { serviceArguments } from '#tests/resilience/service-process.ts';

const connections = 50;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const turns = 3;
const ordersPerSecond = 200;
/** Clock ticks of /proc a second on Linux. */
const ticks = 100;

interface Target {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
}

interface Measure {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicroseconds: number;
  readonly megabytes: number;
  readonly failures: number;
}

const folder = mkdtempSync(join(tmpdir(), 'neolis-bench-'));
const bare = await start('bare node:http', ['--import', 'tsx', 'tests/load/bare-server.ts'], {});
const service = await start('service, SQLite', serviceArguments(), {
  DATABASE_FILE: join(folder, 'bench.sqlite'),
  RATE_LIMIT_FACTOR: '0',
  PORT: '0',
  HOST: '127.0.0.1',
});

const hitPath = '/supervision/statistiques?type=visite';
const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
const measured: Record<string, Measure[]> = { [bare.name]: [], [service.name]: [] };
for (let turn = 0; turn <= turns; turn++) {
  for (const target of [bare, service]) {
    const measure = await cannon(target, hitPath, { headers, connections, duration: seconds });
    // The first turn warms both up.
    if (turn > 0) measured[target.name]?.push(measure);
  }
}
const random = seededRandom(1);
const orders = await cannon(service, '', {
  connections: 20,
  overallRate: ordersPerSecond,
  duration: seconds * 2,
  requests: Array.from({ length: ordersPerSecond * seconds * 2 }, (_, number) => ({
    method: 'POST' as const,
    path: '/supervision/paiement',
    headers: {
      origin: `http://127.0.0.1:${service.port}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ orderData: JSON.stringify(randomOrder(random, number)) }).toString(),
  })),
});
for (const { child } of [bare, service]) {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
rmSync(folder, { recursive: true, force: true });

const bareMiddle = middle(measured[bare.name] ?? []);
const hitsMiddle = middle(measured[service.name] ?? []);
show(`${bare.name}, hits`, bareMiddle);
show(`${service.name}, hits`, hitsMiddle);
show(`${service.name}, orders`, orders);
const ratio = hitsMiddle.rate / bareMiddle.rate;
const bars: readonly (readonly [string, boolean])[] = [
  [`hits at ${ratio.toFixed(2)} of the bare rate (bar 0.4)`, ratio >= 0.4],
  [`p99 of hits ${hitsMiddle.p99} ms (bar 10)`, hitsMiddle.p99 < 10],
  [`p99 of orders ${orders.p99} ms at ${ordersPerSecond} a second (bar 20)`, orders.p99 < 20],
  [`memory ${orders.megabytes} MB (bar 150)`, orders.megabytes < 150],
  [`failures ${hitsMiddle.failures + orders.failures} (bar 0)`, hitsMiddle.failures + orders.failures === 0],
];
for (const [text, met] of bars) process.stdout.write(`${met ? 'met   ' : 'MISSED'}  ${text}\n`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;

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

async function cannon(target: Target, path: string, options: Omit<autocannon.Options, 'url'>): Promise<Measure> {
  const pid = target.child.pid ?? 0;
  const before = processorSeconds(pid);
  const result = await autocannon({ url: `http://127.0.0.1:${target.port}${path}`, ...options });
  const used = processorSeconds(pid) - before;
  return {
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicroseconds: Math.round((used / Math.max(1, result.requests.total)) * 1e6),
    megabytes: memoryMegabytes(pid),
    failures: result.errors + result['4xx'] + result['5xx'],
  };
}

/** Processor time of a process so far: fields 14 and 15 of its /proc entry, after the name in brackets. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

function memoryMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}

/** The turn with the middle rate. */
function middle(measures: readonly Measure[]): Measure {
  const sorted = [...measures].sort((a, b) => a.rate - b.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

function show(name: string, { rate, p50, p99, cpuMicroseconds, megabytes }: Measure): void {
  const figures = `${rate} a second, p50 ${p50} ms, p99 ${p99} ms, ${cpuMicroseconds} µs of processor each, ${megabytes} MB`;
  process.stdout.write(`${name.padEnd(26)} ${figures}\n`);
}
