// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(() => vi.restoreAllMocks());

test('a dialog opens at its top, even if the browser scrolls it to where another one was left', async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    if (this.lastElementChild !== null) this.lastElementChild.scrollTop = 360;
  });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') as HTMLElement);
  flushSync(() =>
    root.render(
      <Dialog title="Tarifs" onClose={() => undefined}>
        Texte
      </Dialog>,
    ),
  );
  await vi.waitFor(() => expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalled());
  expect(document.querySelector('dialog')?.lastElementChild?.scrollTop).toBe(0);
  root.unmount();
});
