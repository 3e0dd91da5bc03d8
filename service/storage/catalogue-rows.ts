import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';

/** The methods for the catalogues that orders were priced with. */
export function cataloguesIn(db: Kysely<Database>) {
  return {
    keepCatalogues: async (catalogues) => {
      const rows = catalogues.map((catalogue) => {
        const content = JSON.stringify(catalogue);
        return { sha256: createHash('sha256').update(content).digest('hex'), id: catalogue.id, content };
      });
      await db
        .insertInto('catalogues')
        .values(rows)
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute();
    },
    listCatalogues: async (id) => {
      const rows = await db.selectFrom('catalogues').select('content').where('id', '=', id).orderBy('sha256').execute();
      return rows.map(({ content }) => JSON.parse(content) as Catalogue);
    },
  } satisfies Partial<Storage>;
}
