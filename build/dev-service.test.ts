import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
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
