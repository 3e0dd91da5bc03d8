import type { Answer } from './ask.ts';
import { type Assertion, forAll, holds } from './assertion.ts';
import type { Survey } from './survey.ts';

/** What every answer of every status must carry, and the least that its value says. */
const required = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-frame-options': /^DENY$/i,
} as const;

export function checkHeaders({ all, pages, isSecure }: Survey): Assertion[] {
  const policy = pages[0]?.headers['content-security-policy'] ?? '';
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
    forAll('the same content-security-policy on every answer', all, (answer) => {
      const own = answer.headers['content-security-policy'];
      return own !== policy && `${answer.question} (${answer.status}): ${own ?? 'none'}`;
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
    ...checkPolicy(policy),
  ];
}

function headerFault({ question, status, headers }: Answer, name: string, expected: RegExp): string | false {
  const value = headers[name];
  return (value === undefined || !expected.test(value)) && `${question} (${status}): ${value ?? 'none'}`;
}

function checkPolicy(policy: string): Assertion[] {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources.join(' ')] as const;
    }),
  );
  const says = (name: string, value: string): Assertion =>
    holds(`the policy says ${name} ${value}`, directives.get(name) === value, directives.get(name) ?? 'nothing');
  return [
    says('default-src', "'none'"),
    says('base-uri', "'none'"),
    says('frame-ancestors', "'none'"),
    says('require-trusted-types-for', "'script'"),
    holds('the policy limits where forms are sent', directives.has('form-action'), policy),
    holds('the policy names the trusted types', directives.has('trusted-types'), policy),
    holds('nothing unsafe in the policy', !policy.includes('unsafe'), policy),
    holds(
      'no wildcard for scripts in the policy',
      !/[*]|data:|https?:(?!\/)/.test(directives.get('script-src') ?? '*'),
      policy,
    ),
  ];
}
