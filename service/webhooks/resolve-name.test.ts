import { expect, test } from 'vitest';
import { resolveName } from './resolve-name.ts';

const nothing = (): Promise<never> => Promise.reject(Object.assign(new Error('no data'), { code: 'ENODATA' }));
const four = async (): Promise<string[]> => ['192.0.2.1', '192.0.2.2'];
const six = async (): Promise<string[]> => ['2001:db8::1'];

function resolver(resolve4: () => Promise<string[]>, resolve6: () => Promise<string[]>): never {
  return { resolve4, resolve6 } as never;
}

test('finds the addresses of both families, is content with one, and says why there is none', async () => {
  const find = (...families: Parameters<typeof resolver>) => resolveName('hooks.example.com', resolver(...families));
  const ofFour = ['192.0.2.1', '192.0.2.2'].map((address) => ({ address, family: 4 }));
  const ofSix = [{ address: '2001:db8::1', family: 6 }];
  expect(await find(four, six)).toEqual([...ofFour, ...ofSix]);
  expect(await find(nothing, six)).toEqual(ofSix);
  expect(await find(four, nothing)).toEqual(ofFour);
  await expect(find(nothing, nothing)).rejects.toMatchObject({ code: 'ENODATA' });
});

test.each([
  ['192.0.2.1', 4],
  ['2001:db8::1', 6],
])('asks nobody about the address %s', async (address, family) =>
  expect(await resolveName(address, resolver(nothing, nothing))).toEqual([{ address, family }]),
);
