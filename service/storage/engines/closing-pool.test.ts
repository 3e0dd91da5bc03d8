import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { ClosingPool } from './closing-pool.ts';

/** A pool with one connection that answers as the test says, and records how it was returned. */
function newPool(answer: (text: string) => Promise<unknown>) {
  const released: unknown[] = [];
  const connection = Object.assign(new EventEmitter(), {
    query: answer,
    release: (fault?: unknown) => {
      released.push(fault);
    },
  });
  const pool = Object.assign(new EventEmitter(), { connect: async () => connection });
  const closingPool = new ClosingPool(pool as unknown as pg.Pool);
  return { connection, released, pool: closingPool };
}

test('closes a connection that didn’t answer in time, since its transaction may still be open', async () => {
  let asked = 0;
  const late = new Error('Query read timeout');
  const { pool, released } = newPool(async () => {
    asked += 1;
    throw late;
  });
  const client = await pool.connect();
  await expect(client.query('insert', [])).rejects.toBe(late);
  await expect(client.query('rollback', [])).rejects.toBe(late);
  client.release();
  expect({ asked, released }).toEqual({ asked: 1, released: [late] });
});

test('keeps a connection whose database refused a statement, and closes one that broke', async () => {
  const refusal = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' });
  const demoted = Object.assign(new Error('read-only transaction'), { code: '25006', severity: 'ERROR' });
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  for (const [fault, given] of [
    [refusal, undefined],
    [demoted, demoted],
    [broken, broken],
  ]) {
    const { pool, released } = newPool(() => Promise.reject(fault));
    const client = await pool.connect();
    await expect(client.query('insert', [])).rejects.toBe(fault);
    client.release();
    expect(released).toEqual([given]);
  }
});

test('survives a connection cut between two queries, and doesn’t use it again', async () => {
  let asked = 0;
  const { connection, pool, released } = newPool(async () => ({ rows: [asked++] }));
  const client = await pool.connect();
  await client.query('begin', []);
  const cut = new Error('terminated');
  connection.emit('error', cut);
  await expect(client.query('insert', [])).rejects.toBe(cut);
  client.release();
  expect({ asked, released }).toEqual({ asked: 1, released: [cut] });
  // It may still emit the reason.
  connection.emit('error', cut);
});
