import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes: readonly { readonly alg: string }[];
  }[];
}

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

test('the bill of materials names every direct package at its version, and each of all packages with its hash', {
  timeout: 60_000,
}, () => {
  const bill = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { stdio: 'pipe' }).toString()) as Bill;
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Packages;
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  const direct = Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(direct));
  for (const { name, hashes } of bill.components) expect([name, hashes[0]?.alg]).toEqual([name, 'SHA-512']);
});
