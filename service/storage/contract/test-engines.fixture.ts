import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** PostgreSQL with one default isolation of a transaction; a serializable one may be refused with 40001. */
interface Engine {
  readonly name: string;
  readonly isolation: 'read committed' | 'serializable';
}

const postgres: Engine = { name: 'PostgreSQL', isolation: 'read committed' };

export const engines: readonly Engine[] = [postgres, { name: 'PostgreSQL, serializable', isolation: 'serializable' }];

/** Creates an empty database on the server of `url`; returns its address. */
export async function createDatabase(url: string, { isolation }: Engine = postgres): Promise<string> {
  const name = `db_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(url, `create database ${name}`);
  await queryOnce(url, `alter database ${name} set default_transaction_isolation = '${isolation}'`);
  return url.replace(/\/[^/]*$/, `/${name}`);
}

/** Returns the address of a new, empty schema with its own user: a database would need 300 files and take longer. */
export async function createSchema(url: string): Promise<string> {
  const name = `schema_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(url, `create role ${name} login password '${name}'; create schema authorization ${name}`);
  return Object.assign(new URL(url), { username: name, password: name }).href;
}

/** Runs one statement on a separate connection. */
export async function queryOnce(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
