// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ShareQuote } from './ShareQuote.tsx';

test('a device that refuses to share is only noted', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const refusal = new DOMException('refused', 'NotAllowedError');
  vi.stubGlobal('navigator', { share: () => Promise.reject(refusal) });
  const note = vi.spyOn(console, 'info').mockReturnValue();
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () => root.render(<ShareQuote resumeUrl="https://neolis.example.com/" summary="" />));
  const buttons = [...page.querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Partager…')?.click());
  expect(note).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal);
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
