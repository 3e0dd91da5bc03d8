import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, type Node, parse, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type * as z from 'zod';
import { type JsonSchema, jsonSchemaOf } from '#content/schemas/parts/parts.ts';

/** A field of the editor, as Decap CMS wants it. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly fields?: readonly Field[];
  readonly field?: Field;
  readonly [setting: string]: unknown;
}

const labels: Readonly<Record<string, string>> = parse(readFileSync(join(import.meta.dirname, 'labels.yaml'), 'utf8'));

/** Texts from this length on have several lines. */
const longText = 80;

/** The fields of a file by its schema; the owner reads the comment above a key, otherwise what the schema says. */
export function fieldsOf(schema: z.ZodType, source: string): readonly Field[] {
  const { contents } = parseDocument(source);
  const { advice, firstKey } = topComment(source);
  const fields = fieldsOfMap(jsonSchemaOf(schema), contents, firstKey);
  return fields.map((field, index) => {
    if (index > 0 || advice === '') return field;
    return { ...field, hint: [advice, field.hint].filter(Boolean).join(' · ') };
  });
}

/** What the comments on top of a file say: what it is, what else to know, and what its first key is. */
export function topComment(source: string): { title: string; advice: string; firstKey: string } {
  const blocks = (/^(?:#.*\n|\s*\n)*/.exec(source)?.[0] ?? '')
    .split(/\n\s*\n/)
    .map((block) => oneLine(block.replaceAll(/^# ?/gm, '')));
  const parts = blocks.filter(Boolean);
  const firstKey = parts.length > 1 ? (parts.pop() ?? '') : '';
  const text = parts.join(' ');
  const title = labelFrom(text);
  return { title, advice: text.replace(/\.$/, '') === title ? '' : text, firstKey };
}

/** A comment on one line, with what the editor writes in place of the tag of provisional values. */
function oneLine(comment: string | null | undefined): string {
  return (comment ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/!a-donner(?: "…")?/g, 'À donner\u00a0: …')
    .trim();
}

/** The first words of a comment, which are the label. */
const labelFrom = (comment: string): string => comment.split(/[.,](?=\s|$)|\s[:;(]/)[0] ?? comment;

/** In the order of the file; without names of their own in the schema, the keys of the file are the fields. */
function fieldsOfMap(schema: JsonSchema, node: unknown, first?: string): readonly Field[] {
  const pairs = isMap(node) ? node.items : [];
  const written = pairs.map(({ key }) => String((key as Scalar).value));
  const { properties, additionalProperties = {}, required = properties ? [] : written } = schema;
  const names = properties === undefined ? written : Object.keys(properties);
  const rank = (name: string): number => (written.includes(name) ? written.indexOf(name) : written.length);
  return [...names]
    .sort((one, other) => rank(one) - rank(other))
    .map((name) => {
      const pair = pairs[written.indexOf(name)];
      const inner = (pair?.key as Node | undefined)?.commentBefore;
      const above = name === written[0] ? (first ?? (node as YAMLMap).commentBefore ?? inner) : inner;
      const field = fieldOf(
        name,
        (properties?.[name] ?? additionalProperties) as JsonSchema,
        pair?.value,
        oneLine(above),
      );
      return required.includes(name) ? field : optional(field);
    });
}

/** A field that may stay empty, with all fields of its group: Decap would ask for these otherwise. */
function optional(field: Field): Field {
  const { fields, widget } = field;
  return { ...field, required: false, ...(widget === 'object' && fields && { fields: fields.map(optional) }) };
}

function fieldOf(name: string, schema: JsonSchema, node: unknown, above: string): Field {
  const hint = above || schema.description;
  const label = labels[name] ?? (hint === undefined ? name : labelFrom(hint));
  const isSaid = hint === undefined || hint.replace(/\.$/, '') === label;
  return { name, label, ...(!isSaid && { hint }), ...widgetOf(schema, node) };
}

function widgetOf(schema: JsonSchema, node: unknown): { widget: string } & Partial<Field> {
  const { type, minimum, maximum } = schema;
  if (schema.const !== undefined) return { widget: 'hidden', default: schema.const };
  if (schema.enum !== undefined) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean', default: false };
  if (type === 'integer' || type === 'number') {
    const limits = { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) };
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      step: type === 'integer' ? 1 : 0.0001,
      ...limits,
    };
  }
  if (type === 'object') return { widget: 'object', fields: fieldsOfMap(schema, node) };
  if (type === 'array') return listOf(schema, node);
  const isLong = isScalar(node) && typeof node.value === 'string' && node.value.length > longText;
  return { widget: isLong ? 'text' : 'string' };
}

function listOf(schema: JsonSchema, node: unknown): { widget: string } & Partial<Field> {
  const { prefixItems, items, minItems, maxItems } = schema;
  const entry = (prefixItems?.[0] ?? items) as JsonSchema;
  // The longest entry decides how much room each has.
  const entries = isSeq(node) ? [...node.items].sort((one, other) => String(other).length - String(one).length) : [];
  const { widget, fields } = widgetOf(entry, entries[0]);
  const limits = { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) };
  const list = { widget: 'list', ...limits };
  if (fields === undefined)
    return { ...list, collapsed: false, field: { name: 'text', label: '—', ...widgetOf(entry, entries[0]), widget } };
  const [named = fields[0]] = fields.filter(({ name }) => /^(?:title|label|name|question|matter|author)$/.test(name));
  return { ...list, fields, summary: `{{fields.${named?.name}}}` };
}
