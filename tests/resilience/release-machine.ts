import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { basename, join } from 'node:path';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';

/** Parameters of `sh`, which then runs the program that follows as some machines let root do. */
export const maskedOthers = ['-c', 'umask 027; exec "$@"', 'sh'] as const;

/** Folders that stand for a machine on which releases are installed, with one copy of the service on `port`. */
export function releaseMachine(port: number) {
  const root = temporaryFolder();
  const folders = [
    'srv/neolis/releases',
    'etc/neolis',
    'etc/systemd/system',
    'usr/local/bin',
    'var/tmp',
    'stubs',
    'work',
  ];
  for (const folder of [...folders, 'var/lib/neolis/backups']) mkdirSync(join(root, folder), { recursive: true });
  const home = join(root, 'srv/neolis');
  const stubs = join(root, 'stubs');
  const archives = join(root, 'archives');
  const database = join(root, 'var/lib/neolis/neolis.sqlite');
  const pidFile = join(root, 'neolis.pid');
  /** Where it exists, nginx runs, with a configuration that it refuses. */
  const brokenNginx = join(root, 'broken-nginx');
  /** Where it exists, a shell runs it before each start of curl. */
  const beforeCurl = join(root, 'before-curl');
  const programs = {
    // What the script calls of systemd, with its answers: `is-active` of a unit that isn't there ends with 3.
    systemctl: `case $1 in
  is-active) [ -e ${brokenNginx} ] || exit 3 ;;
  reload) exit 1 ;;
  list-units) [ ! -e ${pidFile} ] || echo 'neolis@${port}.service loaded active running Neolis, site and supervision service on port ${port}' ;;
  restart | stop)
    [ ! -e ${pidFile} ] || { kill "$(cat ${pidFile})"; while kill -0 "$(cat ${pidFile})"; do sleep 0.1; done; } 2>/dev/null
    rm -f ${pidFile}
    [ "$1" = restart ] || exit 0
    cd ${home}/current
    set -a; . ${root}/etc/neolis/neolis.env; set +a
    PORT=${port} setsid $(sed -n 's|^ExecStart=/usr/bin/||p' systemd/neolis@.service) >>${root}/service.log 2>&1 &
    echo $! >${pidFile} ;;
esac`,
    curl: `[ ! -e ${beforeCurl} ] || . ${beforeCurl}\nPATH=\${PATH#*:} exec curl "$@"`,
    nginx: 'exit 1',
    chown: '',
    runuser: 'shift 3\nexec "$@"',
  };
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(stubs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

  const env = { PATH: `${stubs}:${join(root, 'usr/local/bin')}:${process.env.PATH}`, NEOLIS_ROOT: root };
  const running = (): string => basename(readlinkSync(join(home, 'current')));
  return {
    ...{ root, home, stubs, archives, database, brokenNginx, beforeCurl, env, running },

    listenOn(host: string): void {
      const journal = join(root, 'var/lib/neolis/erasures.jsonl');
      const lines = `HOST=${host}\nDATABASE_FILE=${database}\nERASURE_JOURNAL=${journal}\n`;
      writeFileSync(join(root, 'etc/neolis/neolis.env'), lines);
    },

    /** Runs `command` at each question whether the copy that visitors reach is ready, while `work` lasts. */
    whileSwitching<Result>(command: string, work: () => Result): Result {
      writeFileSync(beforeCurl, `case $* in *:${port}/*) ${command} ;; esac\n`);
      const result = work();
      rmSync(beforeCurl);
      return result;
    },

    systemctl(command: 'restart' | 'stop'): void {
      if (command === 'restart' || existsSync(pidFile)) execFileSync(join(stubs, 'systemctl'), [command]);
    },

    upgrade(...parameters: string[]) {
      // In a session of its own, as over ssh.
      const program = ['-w', 'sh', ...maskedOthers, 'sh', 'deploy/systemd/neolis-upgrade.sh', ...parameters];
      const { status, stderr } = spawnSync('setsid', program, { encoding: 'utf8', env });
      return { status, said: stderr };
    },

    neolis(...parameters: string[]) {
      const program = ['deploy/systemd/neolis.sh', ...parameters];
      const { status, stdout, stderr } = spawnSync('sh', program, { encoding: 'utf8', env });
      return { status, printed: stdout + stderr };
    },

    /** Packs the release that runs again under another name, with `change` made to its service. */
    nextRelease(name: string, change: (service: string) => void = () => {}): string {
      const folder = join(root, 'work', name);
      cpSync(join(home, 'releases', running()), folder, { recursive: true, preserveTimestamps: true });
      change(join(folder, 'dist/service'));
      const archive = join(archives, `${name}.tar.gz`);
      execFileSync('tar', ['-czf', archive, '-C', join(root, 'work'), name]);
      return archive;
    },

    /** On a connection of its own: one kept open would still lead to the program that ended. */
    isUp(): Promise<boolean> {
      return new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: '/supervision/pret', agent: false }, ({ statusCode }) =>
          resolve(statusCode === 200),
        ).on('error', reject);
      });
    },
  };
}
