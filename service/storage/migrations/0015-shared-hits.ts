import { type Kysely, type Migration, sql } from 'kysely';

/** Adds the counters that copies of earlier versions kept apart to the shared ones. */
export const sharedHits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into hits (day, type, visitor_class, count)
      select day, type, visitor_class, sum(count) from hits_by_copy where true group by day, type, visitor_class
      on conflict (day, type, visitor_class) do update set count = hits.count + excluded.count`.execute(db);
    await db.schema.dropTable('hits_by_copy').execute();
  },
};
