import { expect, test } from 'vitest';
import { resolveName } from './resolve-name.ts';

const nothing = (): Promise<never> => Promise.reject(Object.assign(new Error('no data'), { code: 'ENODATA' }));
const four = async (): Promise<string[]> => ['192.0.2.1', '192.0.2.2'];
const six = async (): Promise<string[]> => ['2001:db8::1'];

function resolver(resolve4: () => Promise<string[]>, resolve6: () => Promise<string[]>): never {
  return { resolve4, resolve6 } as never;
}

test('finds the addresses of both families', async () =>
  expect(await resolveName('hooks.example.com', resolver(four, six))).toEqual([
    { address: '192.0.2.1', family: 4 },
    { address: '192.0.2.2', family: 4 },
    { address: '2001:db8::1', family: 6 },
  ]));

test('is content with one family', async () => {
  expect(await resolveName('hooks.example.com', resolver(nothing, six))).toEqual([
    { address: '2001:db8::1', family: 6 },
  ]);
  expect(await resolveName('hooks.example.com', resolver(four, nothing))).toHaveLength(2);
});

test('says why there is none', async () =>
  await expect(resolveName('hooks.example.com', resolver(nothing, nothing))).rejects.toMatchObject({
    code: 'ENODATA',
  }));

test.each([
  ['192.0.2.1', 4],
  ['2001:db8::1', 6],
])('asks nobody about the address %s', async (address, family) =>
  expect(await resolveName(address, resolver(nothing, nothing))).toEqual([{ address, family }]),
);
