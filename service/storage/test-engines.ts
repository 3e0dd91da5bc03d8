import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** How a PostgreSQL-compatible engine behaves. */
interface Engine {
  readonly name: string;
  /** Default isolation of a transaction; above « read committed » it may be refused with 40001. */
  readonly isolation: 'read committed' | 'repeatable read' | 'serializable';
  /** Whether an advisory lock blocks anybody; distributed engines accept it and do nothing. */
  readonly locks: boolean;
  /** Whether a transaction may change more than one table or index. */
  readonly changesTogether: boolean;
}

export const postgres: Engine = { name: 'PostgreSQL', isolation: 'read committed', locks: true, changesTogether: true };

/** PostgreSQL configured to behave like other engines, which tests can't start. */
export const otherEngines: readonly Engine[] = [
  { name: 'PostgreSQL, serializable', isolation: 'serializable', locks: true, changesTogether: true },
  { name: 'PostgreSQL without advisory locks', isolation: 'read committed', locks: false, changesTogether: true },
  { name: 'an engine like CockroachDB', isolation: 'serializable', locks: false, changesTogether: true },
  {
    name: 'an engine like YugabyteDB or Aurora DSQL',
    isolation: 'repeatable read',
    locks: false,
    changesTogether: false,
  },
];

/** Refuses the second statement of a transaction that changes a table or an index. */
const refuseChangesTogether = `
  create function public.refuse_changes_together() returns event_trigger language plpgsql as $$
  begin
    if current_setting('neolis.changed', true) = 'yes' then
      raise exception 'multiple ddl statements are not supported in a transaction' using errcode = '0A000';
    end if;
    perform set_config('neolis.changed', 'yes', true);
  end $$;
  create event trigger refuse_changes_together on ddl_command_end execute function public.refuse_changes_together()`;

/** Creates an empty database that behaves like an engine, on the server of `url`; returns its address. */
export async function createDatabase(url: string, engine: Engine = postgres): Promise<string> {
  const { isolation, locks, changesTogether } = engine;
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
  if (!changesTogether) await queryOnce(created, refuseChangesTogether);
  return created;
}

/**
 * Creates an empty schema in a database, and returns the address under which a new user finds that schema alone. A new
 * database would take longer, since PostgreSQL creates and removes 300 files for each.
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
