/** The files of `content/` as the editor reads and writes them. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { findMistakes, isNextStep } from '#build/content/find-mistakes.ts';
import { callRatesFile } from '#build/content/read/content-folders.ts';
import { decodeContent } from '#build/content/read/read-content-file.ts';
import { textFiles } from '#content/schemas/files.ts';
import { parisDay } from '#domain/calendar.ts';
import { type Field, fieldsOf } from './cms-fields.ts';
import { mergeYaml, shownYaml } from './merge-yaml.ts';

/** Returns a file as the editor reads it: one line of JSON in place of the YAML. */
export function readForEditor(root: string, file: string): string {
  if (!isEditable(file)) throw new Error(`The editor doesn't show ${file}.`);
  const source = decodeContent(readFileSync(join(root, file)));
  if (isPlainText(file)) return JSON.stringify({ name: basename(file, '.yaml'), text: source });
  const schema = textFiles[file.replace('content/', '')]?.schema;
  if (schema !== undefined) return JSON.stringify(withoutMarks(shownYaml(source), fieldsOf(schema, source)));
  const { header, body } = splitProse(source);
  return `---\n${JSON.stringify(shownYaml(header))}\n---\n${body}`;
}

/** Writes a file from the editor, or returns the mistakes it would make; next steps (`npm run keep-terms`) are none. */
export function writeFromEditor(root: string, file: string, sent: string): readonly string[] {
  if (!isEditable(file)) return [`${file}\u00a0: ce fichier ne s’édite pas ici`];
  const path = join(root, file);
  const source = existsSync(path) ? decodeContent(readFileSync(path)) : '';
  const text = merged(file, source, sent);
  const copy = mkdtempSync(join(tmpdir(), 'neolis-content-'));
  try {
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
    symlinkSync(resolve(root, 'site'), join(copy, 'site'));
    writeFileSync(join(copy, file), text);
    const earlier = mistakesOf(root)
      .filter((line) => !isNextStep(line))
      .map(withoutLineNumber);
    const mistakes = mistakesOf(copy).filter((line) => {
      // What an earlier mistake hid in other files shows once it is gone, and refuses nothing.
      const wasHidden = earlier.length > 0 && !line.startsWith(file);
      return !isNextStep(line) && !wasHidden && !earlier.includes(withoutLineNumber(line));
    });
    if (mistakes.length === 0) writeFileSync(path, text);
    return mistakes;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What the build refuses in the content, a line each. */
export function mistakesOf(root: string): readonly string[] {
  return findMistakes(root, parisDay(new Date())).map(({ message }) => message);
}

/** A mistake as it is when lines come or go above it. */
const withoutLineNumber = (mistake: string): string => mistake.replace(/:\d+/, '');

/** Whether the editor shows a file: the texts, articles, legal texts, catalogues and call rates of `content/`. */
export function isEditable(file: string): boolean {
  if (/^content\/(?:articles|legal)\/[\w-]+\.md$|^content\/catalogues\/[\w-]+\.yaml$/.test(file)) return true;
  const [, name = ''] = /^content\/(.+)$/.exec(file) ?? [];
  return Object.hasOwn(textFiles, name) || file === callRatesFile;
}

/** Whether the editor shows a file as it is, in one field. */
function isPlainText(file: string): boolean {
  return file.startsWith('content/catalogues/') || file === callRatesFile;
}

function merged(file: string, source: string, sent: string): string {
  if (isPlainText(file)) return `${String(parse(sent).text).trimEnd()}\n`;
  if (!file.endsWith('.md')) return mergeYaml(source, parse(sent));
  const before = splitProse(source);
  const after = splitProse(sent);
  const body = after.body.trim() === before.body.trim() ? before.body : `\n${after.body.trim()}\n`;
  const header = mergeYaml(before.header, parse(after.header)).replaceAll(/: "(\{\{.*\}\})"$/gm, ': $1');
  return `---\n${header}---\n${body}`;
}

/** A name between double braces, which the build fills first, would be a map of YAML. */
function splitProse(source: string): { header: string; body: string } {
  const [, header = '', body = ''] = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(source) ?? [];
  return { header: header.replaceAll(/: (\{\{.*\}\})$/gm, ': "$1"'), body };
}

/** Leaves out a provisional text that stands for a group of fields: the group is shown empty. */
function withoutMarks(value: unknown, fields: readonly Field[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const groups = new Map(fields.map(({ name, fields: inner }) => [name, inner]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const inner = groups.get(name);
      if (inner === undefined) return [[name, part]];
      return typeof part === 'string' ? [] : [[name, withoutMarks(part, inner)]];
    }),
  );
}
