import { expect, test } from 'vitest';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { type DraftStorage, loadDraft, saveDraft } from './draft.ts';

function storageOf(initial?: string): { storage: () => DraftStorage } {
  let kept: string | null = initial ?? null;
  return {
    storage: () => ({
      getItem: () => kept,
      setItem: (_key, value) => {
        kept = value;
      },
    }),
  };
}

const refusing = (): DraftStorage => {
  throw new DOMException('denied', 'SecurityError');
};

test('restores every field as it was left, including invalid ones and the terms', () => {
  const { storage } = storageOf();
  const form = { ...quoteFormDefaults, email: 'claire@', mainPhones: '1e3', virtualOnly: true };
  saveDraft(storage, { form, acceptTerms: true });
  expect(loadDraft(storage)).toEqual({ ...form, acceptTerms: true });
});
test('is empty before anything was stored', () => expect(loadDraft(storageOf().storage)).toEqual({}));
test.each(['', '{', 'null', '3', '["a"]', '{"mainPhones":7,"unknown":"x","virtualOnly":"yes"}'])(
  'takes nothing from %s',
  (kept) => expect(loadDraft(storageOf(kept).storage)).toEqual({}),
);
test('works without storage', () => {
  saveDraft(refusing, { form: quoteFormDefaults, acceptTerms: false });
  expect(loadDraft(refusing)).toEqual({});
});
