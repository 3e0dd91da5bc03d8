import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** A database whose transactions end when the test says so. The result of an item is the item in capitals. */
function newDatabase(maxBatchSize = 100) {
  const batches: {
    readonly items: readonly string[];
    readonly end: () => void;
    readonly fail: (cause?: Error) => void;
  }[] = [];
  const commit = (items: readonly string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const end = () => resolve(items.map((item) => item.toUpperCase()));
      batches.push({ items, end, fail: (cause = new Error('full')) => reject(cause) });
    });
  const isRowError = (cause: unknown) => cause instanceof TypeError;
  return { batches, group: new GroupCommit<string, string>({ commit, isRowError, maxBatchSize }) };
}

/** The state of each promise by now. */
function watch(promises: Readonly<Record<string, Promise<unknown>>>): Record<string, string> {
  const seen: Record<string, string> = {};
  for (const [name, promise] of Object.entries(promises)) {
    promise.then(
      () => {
        seen[name] = 'committed';
      },
      () => {
        seen[name] = 'refused';
      },
    );
  }
  return seen;
}

test('writes in one transaction, without a timer, what arrives while each turn of the event loop adds an item', async () => {
  const { batches, group } = newDatabase();
  const added = ['a', 'b'].map((item) => group.add(item));
  await nextTurn();
  added.push(group.add('c'));
  await nextTurn();
  expect(batches).toEqual([]);
  await nextTurn();
  expect(batches.map(({ items }) => items)).toEqual([['a', 'b', 'c']]);
  batches[0]?.end();
  expect(await Promise.all(added)).toEqual(['A', 'B', 'C']);
});

test('writes no more than the largest number of items in one transaction', async () => {
  const { batches, group } = newDatabase(2);
  const added = ['a', 'b', 'c'].map((item) => group.add(item));
  await nextTurn();
  batches[0]?.end();
  await Promise.all(added.slice(0, 2));
  await nextTurn();
  batches[1]?.end();
  expect(await Promise.all(added)).toEqual(['A', 'B', 'C']);
  expect(batches.map(({ items }) => items)).toEqual([['a', 'b'], ['c']]);
});

test('acknowledges nothing before its transaction has ended, and closes after all of them', async () => {
  const { batches, group } = newDatabase();
  const seen = watch({ a: group.add('a') });
  await nextTurn();
  const later = watch({ b: group.add('b'), close: group.close() });
  await nextTurn();
  expect([seen, later]).toEqual([{}, {}]);
  batches[0]?.end();
  await nextTurn();
  await nextTurn();
  expect([seen, later]).toEqual([{ a: 'committed' }, {}]);
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['b']]);
  batches[1]?.end();
  await nextTurn();
  await nextTurn();
  expect(later).toEqual({ b: 'committed', close: 'committed' });
});

test('rejects with a failed transaction what waited behind it, and accepts new work', async () => {
  const { batches, group } = newDatabase();
  const seen = watch({ a: group.add('a') });
  await nextTurn();
  const late = watch({ b: group.add('b') });
  batches[0]?.fail();
  await nextTurn();
  expect([seen, late]).toEqual([{ a: 'refused' }, { b: 'refused' }]);
  const next = group.add('c');
  await nextTurn();
  await nextTurn();
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['c']]);
  batches[1]?.end();
  await next;
});

test('retries alone each item of a batch with a refused row, until the database fails', async () => {
  const { batches, group } = newDatabase();
  const seen = watch({ a: group.add('a'), b: group.add('b'), c: group.add('c'), d: group.add('d') });
  await nextTurn();
  await nextTurn();
  batches[0]?.fail(new TypeError('b is wrong'));
  await nextTurn();
  batches[1]?.end();
  await nextTurn();
  batches[2]?.fail(new TypeError('b is wrong'));
  await nextTurn();
  expect(seen).toEqual({ a: 'committed', b: 'refused' });
  batches[3]?.fail();
  await nextTurn();
  expect(seen).toEqual({ a: 'committed', b: 'refused', c: 'refused', d: 'refused' });
  expect(batches.map(({ items }) => items.join(''))).toEqual(['abcd', 'a', 'b', 'c']);
});
