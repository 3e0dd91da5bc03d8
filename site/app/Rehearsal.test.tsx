// @vitest-environment happy-dom
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rehearsal, rehearsePage } from './Rehearsal.tsx';

let root: Root;
const drawn = vi.fn();
const done = vi.fn();

/** Waits until React has nothing left to do. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div id="root"></div>';
  const place = document.getElementById('root');
  if (place === null) throw new Error('No place');
  root = createRoot(place);
  root.render(<Rehearsal />);
  await quiet();
});

afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

/** A page that says when it is drawn and when it does anything. */
function pageOf(content: () => ReactNode) {
  return function Page() {
    drawn();
    useLayoutEffect(() => done());
    useEffect(() => done());
    return <main id="main">{content()}</main>;
  };
}

test('a page is drawn where nobody sees it, without its effects, then forgotten', async () => {
  const before = document.documentElement.outerHTML;
  const page = pageOf(() => 'Tarifs');
  rehearsePage(page);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
  await quiet();
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(done).not.toHaveBeenCalled();
  expect(document.documentElement.outerHTML).toBe(before);
});

test('a page is rehearsed once, however often it is asked for', async () => {
  const page = pageOf(() => 'Tarifs');
  for (let time = 0; time < 3; time++) rehearsePage(page);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
  rehearsePage(page);
  await quiet();
  expect(drawn).toHaveBeenCalledTimes(2);
});

test.each([1, 2])('a page asked for at drawing %i of another is drawn as often', async (drawing) => {
  const next = vi.fn(() => 'Blog');
  const page = pageOf(next);
  const interrupted = vi.fn(() => 'Tarifs');
  rehearsePage(
    pageOf(() => {
      if (interrupted.mock.calls.length === drawing - 1) setTimeout(() => rehearsePage(page));
      return interrupted();
    }),
  );
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(2));
});

test('a page that throws breaks nothing that is shown, nor the next rehearsal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = document.documentElement.outerHTML;
  const page = pageOf(() => {
    throw new Error('Broken page');
  });
  rehearsePage(page);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
  await quiet();
  expect(document.documentElement.outerHTML).toBe(before);

  const next = vi.fn(() => 'Blog');
  rehearsePage(pageOf(next));
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(2));
});
