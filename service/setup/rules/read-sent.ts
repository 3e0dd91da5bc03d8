import { createHash } from 'node:crypto';
import { type SetupField, type SetupItem, shownText } from '#domain/setup/setup-item.ts';
import { completeSheet, readPart, type SetupPart, type SetupSheet, setupParts } from '#domain/setup/setup-sheet.ts';
import { cutText } from '#domain/typed-text.ts';
import { maxReadLength } from '#service/http/read-texts.ts';
import { controlId } from '#service/pages/control-id.ts';
import type { OpenedSetup } from './open-setup.ts';

/** Name of the hidden field of {@link tracesOf}: as earlier releases had it, whose pages may be open during an upgrade. */
export const tracesField = 'version';

/** What each control of a part shows. */
function shownTexts(part: SetupPart, sheet: SetupSheet) {
  return sheet[part].flatMap(({ key, title, values }: SetupItem) =>
    Object.entries<SetupField>(setupParts[part].fields).map(([field, rule]) => {
      const where = sheet[part].length > 1 ? title : rule.label;
      return { key, field, where, name: controlId(field, key), text: shownText(field, rule, values) };
    }),
  );
}

/** Short hashes of what a form shows, posted back to detect changes: the texts could exceed the size limit of forms. */
export function tracesOf(part: SetupPart, sheet: SetupSheet): string {
  return shownTexts(part, sheet)
    .map(({ text }) => traceOf(text))
    .join(' ');
}

function traceOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

/**
 * Reads a form; what nobody changed in it stays as it is now. A form of another release is asked for again, with what was
 * typed. `undefined` if it has other fields than ours.
 */
export function readSent(part: SetupPart, { order, ...setup }: OpenedSetup, sent: URLSearchParams) {
  const { answers, sheet } = setup.asked ?? setup;
  const now = shownTexts(part, sheet);
  const sentTraces = sent.get(tracesField)?.split(' ') ?? [];
  const traces = sentTraces.length === now.length ? sentTraces : [];
  const texts = new Map(
    now.map(({ name, text }, index) => {
      const typed = cutText(sent.get(name) ?? text, maxReadLength);
      return [name, traceOf(typed) === traces[index] ? text : typed];
    }),
  );
  const names = [...sent.keys()];
  const isOurs = names.every((name) => name === tracesField || texts.has(name));
  if (!isOurs || new Set(names).size !== names.length) return undefined;
  const result = readPart(part, (key, field) => texts.get(controlId(field, key)), order, answers);
  const typed = result.ok ? completeSheet(order, result.answers) : result.sheet;
  const after = shownTexts(part, typed);
  const overtaken = now.filter(({ text }, index) => text !== after[index]?.text && traceOf(text) !== traces[index]);
  if (overtaken.length === 0) return result;
  const message = 'Cette page a été enregistrée ailleurs entre-temps\u00a0: relisez-la, puis enregistrez de nouveau';
  const refusals = overtaken.map(({ key, field, where }) => ({ key, field, where, message }));
  return { ok: false, sheet: typed, refusals } as const;
}
