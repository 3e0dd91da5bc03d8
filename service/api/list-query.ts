import * as z from 'zod';

/** What a program asks of the list. */
export const listQuery = z.strictObject({
  since: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Orders that arrived or were changed since then; all if absent.' }),
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,40}$/)
    .optional()
    .meta({ description: 'Where the next page begins, as `next` says.' }),
  limit: z.coerce.number().int().min(1).max(100).default(50).meta({ description: 'Orders of a page.' }),
});
