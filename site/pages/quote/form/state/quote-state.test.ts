import { describe, expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { parseQuoteForm, type QuoteControlName, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { initialQuoteState, nextQuoteState, type QuoteControls, type QuoteState } from './quote-state.ts';

const validForm = { ...quoteFormDefaults, email: 'claire@mairie.fr', mainPhones: '4' };
const valid: QuoteControls = { form: validForm, acceptTerms: false };

function submit(state: QuoteState, controls: QuoteControls): QuoteState {
  return nextQuoteState(state, { type: 'submitted', controls, result: parseQuoteForm(controls.form, catalogue) });
}

function edit(state: QuoteState, name: QuoteControlName, value: string | boolean): QuoteState {
  const { form, acceptTerms } = state.controls;
  const controls =
    name === 'acceptTerms' ? { form, acceptTerms: value === true } : { form: { ...form, [name]: value }, acceptTerms };
  return nextQuoteState(state, { type: 'edited', name, controls });
}

const computed = submit(initialQuoteState, valid);
const refused = submit(initialQuoteState, {
  form: { ...quoteFormDefaults, siteCount: '9', geographicNumbers: '1', portedNumbers: '2' },
  acceptTerms: false,
});

describe('the quote', () => {
  test('doesn’t change if a restored form is as it was', () => {
    const { form, acceptTerms } = initialQuoteState.controls;
    const found = (controls: QuoteControls) => nextQuoteState(initialQuoteState, { type: 'read', controls });
    expect(found({ form: { ...form }, acceptTerms })).toBe(initialQuoteState);
    expect(found({ form: { ...form, virtualOnly: true }, acceptTerms }).controls.form.virtualOnly).toBe(true);
    expect(found({ form, acceptTerms: true }).controls.acceptTerms).toBe(true);
  });
  test('is hidden when a link fills the form', () =>
    expect(nextQuoteState(computed, { type: 'read', controls: valid }).quote).toBe('hidden-by-edit'));

  const hiding = [...Object.keys(quoteFormDefaults), 'acceptTerms'].filter(
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
    expect({ ...edited.controls.form, acceptTerms: edited.controls.acceptTerms }).toHaveProperty(name, value);
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
