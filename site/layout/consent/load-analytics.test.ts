// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadAnalytics } from './load-analytics.ts';

const scripts = () => [...document.head.querySelectorAll('script')];
const queue = () => (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((call) => Array.from(call));

afterEach(() => {
  vi.unstubAllEnvs();
  for (const script of scripts()) script.remove();
  for (const name of ['dataLayer', 'gtag', 'trustedTypes']) Reflect.deleteProperty(window, name);
});

test('does nothing if the build names no provider', () => {
  vi.stubEnv('VITE_ANALYTICS_ID', '');
  loadAnalytics();
  expect(scripts()).toEqual([]);
  expect(Reflect.has(window, 'gtag')).toBe(false);
});

test('denies by default and loads the provider once, through the named policy', () => {
  vi.stubEnv('VITE_ANALYTICS_ID', 'G-TEST1');
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
  Reflect.set(window, 'trustedTypes', { createPolicy });
  // The provider itself is not loaded here, only the element that would load it.
  vi.spyOn(document.head, 'append').mockImplementation((node) => void document.head.insertBefore(inert(node), null));

  loadAnalytics();
  loadAnalytics();
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
  ]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['analytics']);
  expect(queue()[0]).toEqual(['consent', 'default', { analytics_storage: 'denied' }]);
  expect(queue().at(-1)).toEqual(['config', 'G-TEST1']);
});

/** A copy of the element with a type that no browser runs. */
function inert(node: Node | string): Node {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', (node as HTMLScriptElement).src);
  return script;
}
