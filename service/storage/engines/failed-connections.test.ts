import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { closeFailedConnections } from './failed-connections.ts';

test.each([
  // Its transaction may still be open.
  ['closes', 'didn’t answer in time', {}],
  ['closes', 'broke', { code: 'ECONNRESET' }],
  ['closes', 'leads to a standby', { code: '25006', severity: 'ERROR' }],
  ['keeps', 'refused a statement', { code: '23505', severity: 'ERROR' }],
])('%s a connection that %s', async (what, _why, properties) => {
  const fault = Object.assign(new Error('fault'), properties);
  const ended: true[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: (_text: string): Promise<unknown> => Promise.reject(fault),
    end: async () => void ended.push(true),
  });
  const pool = new EventEmitter();
  closeFailedConnections(pool as unknown as pg.Pool);
  pool.emit('connect', client);
  await expect(client.query('insert')).rejects.toBe(fault);
  expect(ended).toHaveLength(what === 'closes' ? 1 : 0);
  // It may still emit the reason, which nobody else hears.
  client.emit('error', fault);
});
