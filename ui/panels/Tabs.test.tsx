// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

test('arrows move among tabs, except with a key that makes them the browser’s « back » and « forward »', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
  const select = vi.fn();
  await act(async () =>
    root.render(
      <Tabs label="Zones" tabs={tabs} selected="a" onSelect={select}>
        a
      </Tabs>,
    ),
  );
  const press = (key: string, held: KeyboardEventInit = {}): boolean | undefined =>
    place
      .querySelector('[role=tablist]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }));

  expect([press('ArrowLeft', { altKey: true }), press('ArrowRight', { metaKey: true })]).toEqual([true, true]);
  expect(select).not.toHaveBeenCalled();
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']) press(key);
  expect(select.mock.calls.flat()).toEqual(['c', 'b', 'a', 'c']);
  expect(document.activeElement?.textContent).toBe('c');
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});
