import * as z from 'zod';
import { type SetupPart, setupParts } from '#domain/setup/setup-sheet.ts';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';

/** Milliseconds, as programs read them. */
export const instant = z
  .number()
  .transform((milliseconds) => new Date(milliseconds).toISOString())
  .pipe(z.iso.datetime());

/** The rows of a part of the sheet; each value is the text of its field. */
function rowsOf(part: SetupPart) {
  const fields = Object.entries(setupParts[part].fields);
  const values = fields.map(([name, { label }]) => [name, z.string().meta({ description: label })]);
  return z.array(
    z.strictObject({
      key: z.string().meta({ description: 'Stays the same while others are completed.' }),
      title: z.string(),
      values: z.strictObject(Object.fromEntries(values) as Record<string, z.ZodString>),
    }),
  );
}

export const setup = z
  .strictObject({
    savedAt: instant.nullable().meta({ description: 'When the client last said something.' }),
    devices: z
      .array(
        z.strictObject({
          kind: z
            .enum(['T46U', 'T33G', 'W73P', 'user'])
            .meta({ description: 'A main, secondary or wireless phone with its base, or a user without hardware.' }),
          model: z.string(),
          device: z.string().meta({ description: 'Scanned: `80:5E:C0:12:34:56`, or a serial number; empty before.' }),
        }),
      )
      .meta({ description: 'What each row of `phones` is, in the same order and as many.' }),
    phones: rowsOf('phones').meta({
      description: '`site` is the number of a site; `shown` the `key` of one of `numbers` here, or `hidden`.',
    }),
    numbers: rowsOf('numbers'),
    hours: rowsOf('hours'),
    wishes: rowsOf('wishes'),
  })
  .meta({ id: 'Setup', description: 'The setup sheet: what the client said, and what is proposed for the rest.' });

/** What {@link setup} reads of a setup sheet. */
export function setupJson({ sheet, savedAt, devices }: OpenedSetup): z.input<typeof setup> {
  const { phones, numbers, hours, wishes } = sheet;
  return {
    savedAt: savedAt ?? null,
    devices: phones.map(({ key, kind, model }) => ({ kind, model, device: devices[key] ?? '' })),
    phones: phones.map(({ key, title, values }) => ({ key, title, values })),
    numbers: [...numbers],
    hours: [...hours],
    wishes: [...wishes],
  };
}
