import type { ReactNode } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { callPlanTypes } from '#domain/calls/call-plans.ts';
import { quoteFormDefaults } from '#domain/quote/quote-form.ts';
import { Choice } from '#site/ui/Choice.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Help } from '#site/ui/Help.tsx';
import { FormSection } from './FormSection.tsx';
import { beforeTaxMonthly } from './price-text.ts';
import { controlId, type SectionProperties } from './section-properties.ts';
import styles from './sections.module.css';

interface CallsSectionProps extends SectionProperties {
  /** Ways to the call rates, in the mode that the page gives them. */
  readonly callRates?: ReactNode;
  /** Advice beside the number of channels. */
  readonly channelAdvice?: ReactNode;
}

/** How calls are paid: by the minute, or by a plan for so many simultaneous calls. */
export function CallsSection({ catalogue, state, callRates, channelAdvice }: CallsSectionProps) {
  const { unlimited } = catalogue;
  const { form } = state.controls;
  const cheapestPlan = Math.min(...Object.values(unlimited.priceCents['france-fix']));
  return (
    <FormSection number={3} title="Vos appels">
      <div className={styles.pair}>
        <Choice
          id={`${controlId('callType')}-payAsYouGo`}
          type="radio"
          name="callType"
          value="payAsYouGo"
          label="À la consommation"
          hint={quoteTexts.payAsYouGo}
          defaultChecked
        />
        <Choice
          id={`${controlId('callType')}-unlimited`}
          type="radio"
          name="callType"
          value="unlimited"
          label="Illimité"
          price={`Dès ${beforeTaxMonthly(cheapestPlan)}.`}
          hint={quoteTexts.fairUse}
        />
      </div>
      {callRates && <div className={styles.links}>{callRates}</div>}
      <div className={styles.plan} hidden={form.callType !== 'unlimited'}>
        <div className={styles.channels}>
          <Field
            id={controlId('channels')}
            label="Canaux simultanés"
            hint="Vos conversations en même temps avec l’extérieur."
            error={state.messages.channels}
          >
            {(control) => (
              <select name="channels" defaultValue={quoteFormDefaults.channels} {...control}>
                {unlimited.channels.map((channels) => (
                  <option key={channels} value={channels}>
                    {channels}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {channelAdvice}
        </div>
        <fieldset>
          <legend className={styles.legend}>Destinations comprises</legend>
          <div className={styles.stack}>
            {callPlanTypes.map((planType) => {
              const price = unlimited.priceCents[planType][Number(form.channels)];
              return (
                <Choice
                  key={planType}
                  id={`${controlId('callPlanType')}-${planType}`}
                  type="radio"
                  name="callPlanType"
                  value={planType}
                  label={unlimited.planLabels[planType]}
                  price={price === undefined ? undefined : beforeTaxMonthly(price)}
                  hint={quoteTexts.planCoverage[planType]}
                  defaultChecked={planType === quoteFormDefaults.callPlanType}
                />
              );
            })}
          </div>
        </fieldset>
        <Help title={quoteTexts.channel.title}>{quoteTexts.channel.text}</Help>
      </div>
    </FormSection>
  );
}
