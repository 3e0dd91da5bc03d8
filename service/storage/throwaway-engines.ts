import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** How a PostgreSQL-compatible engine behaves. */
interface Engine {
  readonly name: string;
  /** Default isolation of a transaction; above « read committed » it may be refused with 40001. */
  readonly isolation: 'read committed' | 'repeatable read' | 'serializable';
  /** Whether an advisory lock blocks anybody; distributed engines accept it and do nothing. */
  readonly locks: boolean;
}

export const postgres: Engine = { name: 'PostgreSQL', isolation: 'read committed', locks: true };

/** PostgreSQL configured to behave like other engines, which tests can't start. */
export const otherEngines: readonly Engine[] = [
  { name: 'PostgreSQL, serializable', isolation: 'serializable', locks: true },
  { name: 'PostgreSQL without advisory locks', isolation: 'read committed', locks: false },
  { name: 'an engine like CockroachDB', isolation: 'serializable', locks: false },
  { name: 'an engine like YugabyteDB or Aurora DSQL', isolation: 'repeatable read', locks: false },
];

/** Creates an empty database that behaves like an engine, on the server of `url`; returns its address. */
export async function createDatabase(url: string, { isolation, locks }: Engine = postgres): Promise<string> {
  const name = `db_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(url, `create database ${name}`);
  const created = url.replace(/\/[^/]*$/, `/${name}`);
  await queryOnce(url, `alter database ${name} set default_transaction_isolation = '${isolation}'`);
  if (!locks) {
    // These hide PostgreSQL's own functions because they are found first.
    for (const name of ['pg_advisory_lock', 'pg_advisory_xact_lock']) {
      await queryOnce(
        created,
        `create function public.${name}(bigint) returns void language sql as 'select null::void'`,
      );
    }
    await queryOnce(url, `alter database ${name} set search_path = "$user", public, pg_catalog`);
  }
  return created;
}

/**
 * Creates an empty schema in a database, and returns the address under which a new user finds that schema alone: a
 * database of its own would be 300 files more to make and to remove.
 */
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
