import * as z from 'zod';
import { givenSchemas } from './parts.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an editor can know of a schema: its fields and their limits. The rest is checked when the file is read. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const given = givenSchemas.get(zodSchema);
      if (given === undefined) return;
      const { $schema, ...known } = jsonSchemaOf(given);
      Object.assign(jsonSchema, { ...known, ...jsonSchema });
    },
  }) as JsonSchema;
}
