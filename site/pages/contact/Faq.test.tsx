// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { faq } from '#content/faq.ts';
import { Faq } from './Faq.tsx';

test('a link to a question opens it, and again once the visitor has closed it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [{ id } = { id: '' }] = faq.entries;
  const router = createMemoryRouter([{ path: '/contact', Component: Faq }], { initialEntries: [`/contact#${id}`] });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<RouterProvider router={router} />));
  const opened = (): string[] => [...page.querySelectorAll('details[open]')].map((question) => question.id);
  expect(opened()).toEqual([id]);
  for (const question of page.querySelectorAll('details')) question.open = false;
  await act(() => router.navigate(`/contact#${id}`, { replace: true }));
  expect(opened()).toEqual([id]);
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
