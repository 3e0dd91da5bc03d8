// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type Posting, usePost } from './use-post.ts';

test('a post after « back » says that the service doesn’t respond, however long ago the first one left', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const answers = [async () => new Response(), () => Promise.reject(new TypeError())];
  vi.stubGlobal('fetch', () => answers.shift()?.());
  let posting: Posting | undefined;
  const Page = () => {
    posting = usePost();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
  const post = () => act(async () => await posting?.post({ path: '/paiement', fields: {} }));

  await post();
  expect([submit.mock.calls.length, posting?.step]).toEqual([1, 'sending']);
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(posting?.step).toBe('none');
  await post();
  expect(posting?.step).toBe('unanswered');
  await act(async () => void vi.advanceTimersByTime(20_000));
  expect(posting?.step).toBe('unanswered');
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
