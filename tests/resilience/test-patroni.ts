import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { otherUser } from '#service/storage/contract/test-postgres.fixture.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';
import { findFreePort } from '#tests/shared/host-program.ts';

/** Milliseconds for the cluster to have a primary, or to be whole again. */
const timeout = 120_000;
const password = 'throwaway';

/** One machine of the cluster. */
interface Machine {
  readonly data: string;
  readonly postgresPort: number;
  /** Port of Patroni's own HTTP server. */
  readonly apiPort: number;
  patroni: ChildProcess | undefined;
}

export type PatroniCluster = Awaited<ReturnType<typeof createPatroni>>;

/** Starts three PostgreSQL servers under Patroni on this machine, with etcd and HAProxy, from the files in `deploy/cluster/`. */
export async function createPatroni() {
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'neolis-patroni-'));
  for (const file of ['patroni.yml', 'haproxy.cfg']) copyFileSync(join('deploy/cluster', file), join(folder, file));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const running = new Set<ChildProcess>();
  const run = (
    program: 'etcd' | 'haproxy' | 'patroni',
    parameters: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess => {
    const env = { PATH: process.env.PATH ?? '', ...environment };
    const started = spawn(ensureProgram(program), parameters, { ...user, cwd: folder, stdio: 'ignore', env });
    running.add(started);
    started.once('exit', () => running.delete(started));
    return started;
  };

  const [etcdPort, peerPort, databasePort, ...ports] = (await Promise.all(Array.from({ length: 9 }, findFreePort))) as [
    number,
    number,
    number,
    ...number[],
  ];
  const [clients, peers] = [local(etcdPort), local(peerPort)].map((address) => `http://${address}`) as [string, string];
  run('etcd', [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `etcd=${peers}`],
  ]);
  const binaries = dirname(realpathSync(ensureProgram('initdb')));
  const start = (machine: Machine): void => {
    machine.patroni = run('patroni', ['patroni.yml'], {
      PATRONI_NAME: `node${machine.apiPort}`,
      PATRONI_ETCD3_HOSTS: local(etcdPort),
      PATRONI_RESTAPI_LISTEN: local(machine.apiPort),
      PATRONI_RESTAPI_CONNECT_ADDRESS: local(machine.apiPort),
      PATRONI_POSTGRESQL_LISTEN: local(machine.postgresPort),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: local(machine.postgresPort),
      PATRONI_POSTGRESQL_DATA_DIR: machine.data,
      PATRONI_POSTGRESQL_BIN_DIR: binaries,
      PATRONI_POSTGRESQL_PGPASS: `${machine.data}.pgpass`,
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
    });
  };
  const machines = [0, 2, 4].map((first): Machine => {
    const [postgresPort = 0, apiPort = 0] = ports.slice(first);
    return { data: join(folder, `data-${postgresPort}`), postgresPort, apiPort, patroni: undefined };
  });
  for (const machine of machines) start(machine);
  run(
    'haproxy',
    ['-db', '-f', 'haproxy.cfg'],
    Object.fromEntries([
      ['NEOLIS_DATABASE', local(databasePort)],
      ...machines.flatMap(({ postgresPort, apiPort }, index) => [
        [`NODE${index + 1}`, local(postgresPort)],
        [`NODE${index + 1}_API`, String(apiPort)],
      ]),
    ]),
  );

  const findPrimary = (): Promise<Machine> =>
    until('a primary', async () => {
      for (const machine of machines) if (await isUp(machine, 'primary')) return machine;
      return undefined;
    });
  const otherThan = (former: Machine): Promise<true> =>
    until('another primary', async () => {
      const others = machines.filter((machine) => machine !== former);
      const found = await Promise.all(others.map((machine) => isUp(machine, 'primary')));
      return found.includes(true) || undefined;
    });
  /** Resolves once there are one primary and two standbys, one of them synchronous. */
  const healed = async (): Promise<void> => {
    await until('one primary and two standbys', async () => {
      const roles = await Promise.all(
        machines.map(async (machine) => {
          if (await isUp(machine, 'primary')) return 'primary';
          if (await isUp(machine, 'synchronous')) return 'synchronous';
          return (await isUp(machine, 'replica')) ? 'replica' : 'none';
        }),
      );
      return roles.sort().join() === 'primary,replica,synchronous' || undefined;
    });
  };
  await healed();
  return {
    /** The primary's address, through HAProxy. */
    url: `postgres://postgres:${password}@${local(databasePort)}/postgres`,
    healed,
    /** Kills the primary with `kill -9` — its server, or its Patroni too — until another one has taken over. */
    killPrimary: async (what: 'server' | 'machine'): Promise<void> => {
      const primary = await findPrimary();
      const server = Number(readFileSync(join(primary.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      if (what === 'machine') primary.patroni?.kill('SIGKILL');
      process.kill(server, 'SIGKILL');
      await otherThan(primary);
      if (what === 'machine') start(primary);
    },
    remove: async (): Promise<void> => {
      // Patroni stops its server first, and asks etcd before it does.
      const servers = machines.flatMap(({ patroni }) => (patroni === undefined ? [] : [patroni]));
      for (const programs of [servers, [...running]]) {
        const ended = programs.filter((program) => running.has(program)).map((program) => once(program, 'exit'));
        for (const program of programs) program.kill('SIGTERM');
        await Promise.all(ended);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function local(port: number): string {
  return `127.0.0.1:${port}`;
}

/** Whether a machine's Patroni says that it is this, such as the primary. */
async function isUp({ apiPort }: Machine, role: 'primary' | 'synchronous' | 'replica'): Promise<boolean> {
  const path = role === 'replica' ? 'replica?lag=1MB' : role;
  const answer = await fetch(`http://${local(apiPort)}/${path}`).catch(() => undefined);
  return answer?.status === 200;
}

async function until<Result>(what: string, find: () => Promise<Result | undefined>): Promise<Result> {
  for (const end = performance.now() + timeout; performance.now() < end; await pause(200)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error(`The cluster did not have ${what} in ${timeout / 1000} s`);
}
