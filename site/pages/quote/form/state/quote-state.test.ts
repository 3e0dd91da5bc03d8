import { describe, expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { parseQuoteForm, type QuoteControlName } from '#domain/quote/form/quote-form.ts';
import {
  controlDefaults,
  initialQuoteState,
  nextQuoteState,
  type QuoteControls,
  type QuoteState,
} from './quote-state.ts';

const valid: QuoteControls = { ...controlDefaults, email: 'claire@mairie.fr', mainPhones: '4' };

function submit(state: QuoteState, controls: QuoteControls): QuoteState {
  return nextQuoteState(state, { type: 'submitted', controls, result: parseQuoteForm(controls, catalogue) });
}

function edit(state: QuoteState, name: QuoteControlName, value: string | boolean): QuoteState {
  return nextQuoteState(state, { type: 'edited', name, controls: { ...state.controls, [name]: value } });
}

const computed = submit(initialQuoteState, valid);
const wrong = { siteCount: '9', geographicNumbers: '1', portedNumbers: '2' };
const refused = submit(initialQuoteState, { ...controlDefaults, ...wrong });

describe('the quote', () => {
  test('doesn’t change if a restored form is as it was', () => {
    const found = (changes: Partial<QuoteControls>) =>
      nextQuoteState(initialQuoteState, { type: 'read', controls: { ...controlDefaults, ...changes } });
    expect(found({})).toBe(initialQuoteState);
    expect(found({ virtualOnly: true }).controls.virtualOnly).toBe(true);
    expect(found({ acceptTerms: true }).controls.acceptTerms).toBe(true);
  });
  test('is hidden when a link fills the form', () =>
    expect(nextQuoteState(computed, { type: 'read', controls: valid }).quote).toBe('hidden-by-edit'));

  const hiding = Object.keys(controlDefaults).filter(
    (name) => !['callType', 'channels', 'callPlanType', 'acceptTerms'].includes(name),
  ) as QuoteControlName[];
  test.each(hiding)('is hidden by an edit of %s', (name) =>
    expect(edit(computed, name, name === 'virtualOnly' ? true : '5').quote).toBe('hidden-by-edit'),
  );
  test.each([
    ['callType', 'unlimited'],
    ['channels', '6'],
    ['callPlanType', 'international'],
    ['acceptTerms', true],
  ] as const)('stays through an edit of %s', (name, value) => {
    const edited = edit(computed, name, value);
    expect(edited.quote).toBe('computed');
    expect(edited.controls).toHaveProperty(name, value);
  });
  test('is not shown again by choosing a plan', () =>
    expect(edit(edit(computed, 'siteCount', '2'), 'channels', '6').quote).toBe('hidden-by-edit'));
});

describe('the messages', () => {
  test('are cleared by their own field only', () => {
    const { messages } = edit(refused, 'email', 'c');
    expect(messages.email).toBeUndefined();
    expect(Object.keys(messages)).toHaveLength(5);
  });
  test('are cleared on the phones if there are none any more', () =>
    expect(edit(refused, 'virtualOnly', true).messages.mainPhones).toBeUndefined());
  test('are cleared on the ported numbers when the geographic ones, which they exceed, change', () =>
    expect(edit(refused, 'geographicNumbers', '3').messages.portedNumbers).toBeUndefined());
});
