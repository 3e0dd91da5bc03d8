import SqliteDatabase from 'better-sqlite3';
import { expect, it } from 'vitest';
import { rememberStatements } from './remember-statements.ts';

it('prepares a statement once while it is used, and forgets the ones unused for longest', () => {
  const database = new SqliteDatabase(':memory:');
  const asked: string[] = [];
  const remembering = rememberStatements({
    close: () => {
      database.close();
    },
    prepare: (sql) => {
      asked.push(sql);
      return database.prepare(sql);
    },
  });
  for (let number = 0; number < 500; number++) {
    expect(remembering.prepare('select 1 as one').all([])).toEqual([{ one: 1 }]);
    expect(remembering.prepare(`select ${number} as number`).all([])).toEqual([{ number }]);
  }
  expect(asked.filter((sql) => sql === 'select 1 as one')).toHaveLength(1);
  remembering.prepare('select 499 as number');
  expect(asked).toHaveLength(501);
  remembering.prepare('select 0 as number');
  expect(asked).toHaveLength(502);
  remembering.close();
});
