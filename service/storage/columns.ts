import type { ColumnDefinitionBuilder } from 'kysely';

/** A column, as it is created, and what a row holds in it. Numbers are 64-bit integers. */
export interface Column<Value = unknown> {
  readonly type: 'text' | 'bigint';
  readonly build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Whether it is the table's primary key, or a part of it. */
  readonly isKey?: true;
  /** Never set: keeps the type of the values. */
  readonly value?: Value;
}

/** The rows of tables that are described by their columns. */
export type RowsOf<Tables> = {
  [Table in keyof Tables]: {
    -readonly [Name in keyof Tables[Table]]: Tables[Table][Name] extends Column<infer Value> ? Value : never;
  };
};

const column = <Value>(type: Column['type'], build: Column['build']): Column<Value> => ({ type, build });

export const text = <Value extends string = string>() => column<Value>('text', (built) => built.notNull());
export const textOrNull = <Value extends string = string>() => column<Value | null>('text', (built) => built);
export const number = () => column<number>('bigint', (built) => built.notNull());
export const numberOrNull = () => column<number | null>('bigint', (built) => built);
export const key = <Value extends string = string>(): Column<Value> => ({ ...text<Value>(), isKey: true });
export const uniqueText = () => column<string>('text', (built) => built.notNull().unique());
export const uniqueTextOrNull = () => column<string | null>('text', (built) => built.unique());
/* Added to tables that had rows. */
export const textDefaultEmpty = () => column<string>('text', (built) => built.notNull().defaultTo(''));
export const numberDefault0 = () => column<number>('bigint', (built) => built.notNull().defaultTo(0));
