import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Image {
  readonly folder: string;
  /** Where the archive of the release is, `<release>.tar.gz`. */
  readonly archives: string;
  readonly release: string;
  readonly port: number;
}

/**
 * Plays the instructions of the Containerfile in a folder that stands for `/`, without a container engine, and starts
 * what the image would start. Users, the base image and volumes are left out.
 */
export function playContainerfile({ folder, archives, release, port }: Image) {
  const inFolder = (text: string): string =>
    text
      .replaceAll(/(?<![\w.}])\/(srv|usr|var)\//g, `${folder}/$1/`)
      .replaceAll(/\$\{RELEASE\}/g, release)
      .replaceAll(/\b3000\b/g, String(port))
      .replaceAll(/ -[og] node\b/g, '');
  const instructions = readFileSync('build/container/Containerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: inFolder(line.slice(line.indexOf(' ') + 1)) }));
  for (const place of ['srv/neolis/releases', 'usr/local/bin', 'var/lib']) {
    mkdirSync(join(folder, place), { recursive: true });
  }
  const env: Record<string, string> = { NEOLIS_ROOT: folder, PATH: `${folder}/usr/local/bin:${process.env.PATH}` };
  let cwd = folder;
  let command: string[] = [];
  let healthcheck: string[] = [];
  for (const { name, rest } of instructions) {
    if (name === 'ADD') {
      const [archive = '', place = ''] = rest.split(' ');
      execFileSync('tar', ['-xzf', join(archives, archive), '-C', place]);
    } else if (name === 'RUN') execFileSync('sh', ['-c', rest], { cwd });
    else if (name === 'WORKDIR') cwd = rest;
    else if (name === 'ENV') {
      for (const [, variable = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) env[variable] = value;
    } else if (name === 'CMD') command = JSON.parse(rest);
    else if (name === 'HEALTHCHECK') healthcheck = JSON.parse(rest.slice(rest.indexOf('[')));
    else if (!['ARG', 'EXPOSE', 'FROM', 'USER', 'VOLUME'].includes(name)) throw new Error(`${name} is not played`);
  }
  const [program = '', ...parameters] = command;
  const service = spawn(program, parameters, { cwd, env, stdio: 'ignore' });
  const run = (...[name = '', ...args]: readonly string[]) => spawnSync(name, args, { cwd, env, encoding: 'utf8' });
  return {
    command,
    isHealthy: () => run(...healthcheck).status === 0,
    /** What a command within the container prints. */
    run: (...words: readonly string[]): string => {
      const { stdout, stderr } = run(...words);
      return stdout + stderr;
    },
    stop: () => service.kill(),
  };
}
