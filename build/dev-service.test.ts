import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serviceListener } from './dev-service.ts';

/** A version of the service that answers with its name, and notes when it opens and closes. */
function version(name: string, notes: string[]) {
  return {
    createDevelopmentApp: async () => {
      notes.push(`${name} opened`);
      return {
        fetch: () => new Response(name),
        close: async () => {
          notes.push(`${name} closed`);
        },
      };
    },
  };
}

test('the development server answers with the service as its sources are now, and closes the one before', async () => {
  const notes: string[] = [];
  let sources = version('first', notes);
  const vite = { ssrLoadModule: async () => sources } as unknown as Parameters<typeof serviceListener>[0];
  const server = createServer(serviceListener(vite)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/supervision/vivant`;
  const ask = async (): Promise<string> => await (await fetch(address)).text();
  expect([await ask(), await ask()]).toEqual(['first', 'first']);
  sources = version('second', notes);
  expect(await Promise.all([ask(), ask()])).toEqual(['second', 'second']);
  server.close();
  expect(notes).toEqual(['first opened', 'first closed', 'second opened']);
});

test('npm run dev says in French that its port is taken, and answers this machine alone', {
  timeout: 60_000,
}, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const start = () => {
    const env = { ...process.env, PORT: String(port) };
    const program = spawn(process.execPath, ['--import', 'tsx', 'build/dev.ts'], { env });
    onTestFinished(() => void program.kill('SIGKILL'));
    return program;
  };
  const refused = start();
  const ended = once(refused, 'exit');
  const [said] = (await once(refused.stderr, 'data')) as [Buffer];
  expect(said.toString()).toMatch(/^Le site ne peut pas s’ouvrir .*changez PORT/);
  expect((await ended)[0]).toBe(1);
  other.close();
  start();
  const answer = async (host: string) => (await fetch(`http://${host}:${port}/`).catch(() => undefined))?.status;
  await expect.poll(() => answer('127.0.0.1'), { timeout: 30_000 }).toBe(200);
  expect(await answer('127.0.0.2')).toBeUndefined();
});
