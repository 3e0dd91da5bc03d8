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
  const { client, ended } = connect(fault);
  await expect(client.query('insert')).rejects.toBe(fault);
  expect(ended).toHaveLength(what === 'closes' ? 1 : 0);
  // It may still emit the reason, which nobody else hears.
  client.emit('error', fault);
});

test('each query on a connection that is lost fails with the reason, not because it is closed', async () => {
  const [shutdown, late] = [new Error('terminating connection'), new Error('Query read timeout')];
  const { client, answers } = connect(new Error('not queryable'), new Error('Client was closed'));
  client.emit('error', shutdown);
  for (const statement of ['insert', 'rollback']) await expect(client.query(statement)).rejects.toBe(shutdown);
  expect(answers).toEqual([]);
  const { client: other } = connect(late, new Error('Client was closed'));
  for (const statement of ['insert', 'rollback']) await expect(other.query(statement)).rejects.toBe(late);
});

/** A connection of a pool, whose queries fail one after the other. */
function connect(...answers: Error[]) {
  const ended: true[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: (_text: string): Promise<unknown> => Promise.reject(answers.shift()),
    end: async () => void ended.push(true),
  });
  const pool = new EventEmitter();
  closeFailedConnections(pool as unknown as pg.Pool);
  pool.emit('connect', client);
  return { client, ended, answers };
}
