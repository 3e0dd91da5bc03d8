import { expect, test, vi } from 'vitest';
import { loadDraft } from './draft.ts';

test.each([null, '', '{', 'null', '3', '["a"]', '{"mainPhones":7,"unknown":"x","virtualOnly":"yes"}'])(
  'takes nothing from %s',
  (kept) => {
    vi.stubGlobal('sessionStorage', { getItem: () => kept });
    expect(loadDraft()).toEqual({});
  },
);
