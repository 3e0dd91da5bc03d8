import { type Assertion, forAll, holds } from './assertion.ts';
import type { Crawl } from './crawl-host.ts';
import type { Answer } from './fetch-host.ts';

/** Headers that every response must have, whatever its status, and the minimum that each value must contain. */
const required = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-frame-options': /^DENY$/i,
} as const;

export function checkHeaders({ all, pages, isSecure }: Crawl): Assertion[] {
  const policies = new Set(all.map(({ headers }) => headers['content-security-policy'] ?? ''));
  return [
    holds(
      'answers of every kind were seen: 200, 301, 304, 404, 405',
      [200, 304, 404].every((status) => all.some((answer) => answer.status === status)),
      `only ${[...new Set(all.map(({ status }) => status))].sort().join(', ')}`,
    ),
    ...Object.entries(required).map(([name, expected]) =>
      forAll(`${name} on every answer`, all, (answer) => headerFault(answer, name, expected)),
    ),
    forAll('each of these headers once: a doubled one is void', all, (answer) => {
      const doubled = Object.keys(required).filter((name) => /^([^,]+), \1$/.test(answer.headers[name] ?? ''));
      return doubled.length > 0 && `${answer.question}: ${doubled.join(', ')}`;
    }),
    forAll('content-security-policy on every answer', all, (answer) => {
      return !answer.headers['content-security-policy'] && `${answer.question} (${answer.status})`;
    }),
    forAll('but for the blocks that it allows, the same one on every page', pages, ({ question, headers }) => {
      return withoutHashes(headers) !== withoutHashes(pages[0]?.headers ?? {}) && question;
    }),
    forAll(
      isSecure ? 'strict-transport-security on every answer, for a year' : 'no strict-transport-security without TLS',
      all,
      (answer) => {
        const seconds = Number(/max-age=(\d+)/.exec(answer.headers['strict-transport-security'] ?? '')?.[1] ?? 0);
        return isSecure !== seconds >= 31_536_000 && `${answer.question}: ${seconds} s`;
      },
    ),
    forAll('no answer names a program with its version', all, (answer) => {
      const named = `${answer.headers.server ?? ''}${answer.headers['x-powered-by'] ?? ''}`;
      return /\d/.test(named) && `${answer.question}: ${named}`;
    }),
    forAll('no answer sets a cookie', all, ({ question, headers }) => headers['set-cookie'] !== undefined && question),
    ...checkPolicies([...policies]),
  ];
}

function headerFault({ question, status, headers }: Answer, name: string, expected: RegExp): string | false {
  const value = headers[name];
  return (value === undefined || !expected.test(value)) && `${question} (${status}): ${value ?? 'none'}`;
}

function withoutHashes(headers: Answer['headers']): string {
  return (headers['content-security-policy'] ?? '').replaceAll(/ 'sha256-[^']+'/g, '');
}

function checkPolicies(policies: readonly string[]): Assertion[] {
  const says = (name: string, value: string): Assertion =>
    forAll(`every policy says ${name} ${value}`, policies, (policy) => {
      return directive(policy, name) !== value && `${policy}: ${directive(policy, name) ?? 'nothing'}`;
    });
  const names = (name: string): Assertion =>
    forAll(`every policy names ${name}`, policies, (policy) => directive(policy, name) === undefined && policy);
  return [
    says('default-src', "'none'"),
    says('base-uri', "'none'"),
    says('frame-ancestors', "'none'"),
    says('require-trusted-types-for', "'script'"),
    names('form-action'),
    names('trusted-types'),
    forAll('nothing unsafe in a policy', policies, (policy) => policy.includes('unsafe') && policy),
    forAll('no wildcard for scripts in a policy', policies, (policy) => {
      return /[*]|data:|https?:(?!\/)/.test(directive(policy, 'script-src') ?? '*') && policy;
    }),
  ];
}

/** Sources of one directive of a policy; `undefined` if it is missing. */
function directive(policy: string, name: string): string | undefined {
  const found = policy.split(';').find((part) => part.trim().split(/\s+/)[0] === name);
  return found?.trim().split(/\s+/).slice(1).join(' ');
}
