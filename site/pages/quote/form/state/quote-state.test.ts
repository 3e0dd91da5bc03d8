import { describe, expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { parseQuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import {
  initialQuoteState,
  nextQuoteState,
  type QuoteControlName,
  type QuoteControls,
  type QuoteState,
} from './quote-state.ts';

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
  test('is not computed before the form is submitted', () => {
    expect(initialQuoteState.quote).toBe('not-computed');
    expect(nextQuoteState(initialQuoteState, { type: 'read', controls: valid }).quote).toBe('not-computed');
  });
  test('doesn’t change if a restored form is as it was', () => {
    const { form, acceptTerms } = initialQuoteState.controls;
    const found = (controls: QuoteControls) => nextQuoteState(initialQuoteState, { type: 'read', controls });
    expect(found({ form: { ...form }, acceptTerms })).toBe(initialQuoteState);
    expect(found({ form: { ...form, virtualOnly: true }, acceptTerms }).controls.form.virtualOnly).toBe(true);
    expect(found({ form, acceptTerms: true }).controls.acceptTerms).toBe(true);
  });
  test('is hidden when a link fills the form', () =>
    expect(nextQuoteState(computed, { type: 'read', controls: valid }).quote).toBe('hidden-by-edit'));
  test('is computed by a valid form', () => expect(computed.quote).toBe('computed'));
  test('is not computed for a refused form', () => {
    expect(refused.quote).toBe('not-computed');
    expect(refused.refusals).toBe(1);
  });

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
  test('comes back when the form is submitted again', () => {
    const edited = edit(computed, 'siteCount', '2');
    expect(submit(edited, edited.controls).quote).toBe('computed');
  });
  test('is not shown again by choosing a plan', () =>
    expect(edit(edit(computed, 'siteCount', '2'), 'channels', '6').quote).toBe('hidden-by-edit'));
});

describe('the messages', () => {
  const tooFew = 'Le nombre total de postes doit être d’au moins 3';

  test('name every refused field at once, the phones on all three', () =>
    expect(refused.messages).toEqual({
      email: 'Ce champ est requis',
      mainPhones: tooFew,
      secondaryPhones: tooFew,
      wirelessPhones: tooFew,
      siteCount: 'Le nombre de sites doit être compris entre 1 et 5',
      portedNumbers: 'Le nombre de numéros portés ne peut pas être supérieur au nombre de numéros géographiques',
    }));
  test('are cleared by their own field only', () => {
    const { messages } = edit(refused, 'email', 'c');
    expect(messages.email).toBeUndefined();
    expect(Object.keys(messages)).toHaveLength(5);
  });
  test.each(['mainPhones', 'secondaryPhones', 'wirelessPhones'] as const)(
    'are cleared on all three phones by %s',
    (name) => expect(Object.keys(edit(refused, name, '1').messages)).toEqual(['siteCount', 'portedNumbers', 'email']),
  );
  test('are cleared on the phones if there are none any more', () =>
    expect(edit(refused, 'virtualOnly', true).messages.mainPhones).toBeUndefined());
  test('are cleared on the ported numbers when the geographic ones, which they exceed, change', () =>
    expect(edit(refused, 'geographicNumbers', '3').messages.portedNumbers).toBeUndefined());
  test('ask for the terms without hiding the quote, until the box is checked', () => {
    const asked = nextQuoteState(computed, { type: 'terms-missing' });
    expect(asked).toMatchObject({
      quote: 'computed',
      messages: { acceptTerms: 'Vous devez accepter les CGV pour continuer' },
      refusals: 1,
    });
    expect(edit(asked, 'acceptTerms', true).messages).toEqual({});
  });
  test('are all cleared when the form is valid', () => expect(submit(refused, valid).messages).toEqual({}));
});
