import { frenchRates } from '#content/french-rates.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { callChoices } from '#domain/quote/form/form-words.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Help } from '#ui/panels/Help.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { FormSection } from './FormSection.tsx';
import styles from './sections.module.css';
import { controlId } from './state/element-ids.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';
import { ToolButton } from './ToolButton.tsx';

const loadSuggestion = () => import('./ChannelSuggestion.tsx');

/** How calls are paid: pay-as-you-go, or by a plan for a number of simultaneous calls. */
export function CallsSection({ page }: { readonly page: QuotePageHandle }) {
  const { catalogue, open } = page;
  const { state, choose } = page.form;
  const { unlimited } = catalogue;
  const { callType, callPlanType, channels } = state.controls;
  const choices = callChoices(catalogue, channels, quoteTexts, frenchRates);
  const radios = (name: keyof typeof choices) =>
    choices[name].map((choice) => (
      <Choice
        key={choice.value}
        {...choice}
        id={`${controlId(name)}-${choice.value}`}
        type="radio"
        name={name}
        defaultChecked={choice.value === quoteFormDefaults[name]}
      />
    ));
  const suggestion = useOnDemand(loadSuggestion, callType === 'unlimited');
  return (
    <FormSection number={3} title="Vos appels">
      <div className={styles.pair}>{radios('callType')}</div>
      <div className={`cluster ${styles.links}`}>
        <Button
          className={styles.suggestion}
          aria-pressed={callType === 'unlimited' && callPlanType === 'france-all'}
          onClick={() => {
            choose('callPlanType', 'france-all');
            choose('callType', 'unlimited');
          }}
        >
          Illimité, mobiles compris
        </Button>
        <Button kind="quiet" onClick={() => open({ kind: 'call-rates', mode: 'payAsYouGo' })}>
          Prix des appels
        </Button>
        <Button kind="quiet" onClick={() => open({ kind: 'call-rates', mode: 'unlimited' })}>
          Pays compris
        </Button>
        <ToolButton tool="comparison" page={page} />
      </div>
      <div className={styles.plan}>
        <div className="rows">
          <SelectField
            id={controlId('channels')}
            name="channels"
            label="Canaux simultanés"
            hint={quoteTexts.channel}
            error={state.messages.channels}
            defaultValue={quoteFormDefaults.channels}
            options={unlimited.channels.map((channels) => [channels, channels])}
          />
          <div className={`cluster ${styles.links}`}>
            {suggestion && <suggestion.ChannelSuggestion page={page} />}
            <ToolButton tool="channel-advice" page={page} />
          </div>
        </div>
        <fieldset>
          <legend className={styles.legend}>Appels compris, les autres à la consommation</legend>
          <div className="rows">{radios('callPlanType')}</div>
        </fieldset>
      </div>
      <Help title={quoteTexts.emergency.title}>{quoteTexts.emergency.text}</Help>
    </FormSection>
  );
}
