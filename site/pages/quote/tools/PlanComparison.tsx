import { useState } from 'react';
import { frenchRates } from '#content/french-rates.ts';
import { type CallOption, cheapestOption, compareCosts, workingDaysPerMonth } from '#domain/calls/compare-plans.ts';
import { formatBeforeTax, formatCount, formatCounted, formatRate } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { RangeSetting } from '#ui/fields/RangeSetting.tsx';
import { Help } from '#ui/panels/Help.tsx';
import tools from './tools.module.css';

interface PlanComparisonProps {
  readonly catalogue: Catalogue;
  readonly channels: number;
  /** Phones or users of the form, whose fair use limits the hours; 0 if none is counted yet. */
  readonly extensions: number;
  readonly onChoose: (option: CallOption) => void;
}

/** Answers to « Vous appelez surtout des mobiles ? », each with the percentage of minutes that it is counted as. */
const mobileShares = { Oui: 75, 'Autant que des fixes': 50, Non: 25 } as const;
type Answer = keyof typeof mobileShares;
const answers = Object.keys(mobileShares) as Answer[];

/** Above these, a plan always costs less. */
const maxHoursPerDay = 24;

/** « Quel forfait choisir ? »: two questions, then the option that costs least for such calls. */
export function PlanComparison({ catalogue, channels, extensions, onChoose }: PlanComparisonProps) {
  const { fairUseMinutes, planLabels } = catalogue.unlimited;
  const fairUse = Math.floor((2 * extensions * fairUseMinutes) / (60 * workingDaysPerMonth)) / 2 || maxHoursPerDay;
  const [answer, setAnswer] = useState<Answer>('Autant que des fixes');
  const [hours, setHours] = useState(1);
  const costs = compareCosts(60 * hours * workingDaysPerMonth, mobileShares[answer], channels, frenchRates, catalogue);
  const labels = { ...planLabels, payAsYouGo: 'À la consommation' };
  const cheapest = cheapestOption(costs);
  const others = costs.filter((cost) => (cost.option === 'payAsYouGo') !== (cheapest?.option === 'payAsYouGo'));
  const other = cheapestOption(others);
  if (cheapest === undefined || other === undefined) return null;

  const perDay = formatHours(hours);
  return (
    <div className={tools.tool}>
      <fieldset
        className={tools.choices}
        onChange={({ target }) => target instanceof HTMLInputElement && setAnswer(target.value as Answer)}
      >
        <legend>Vous appelez surtout des mobiles{'\u202f'}?</legend>
        {answers.map((known, index) => (
          <Choice
            key={known}
            id={`mostlyMobiles-${index}`}
            type="radio"
            name="mostlyMobiles"
            value={known}
            label={known}
            defaultChecked={known === answer}
          />
        ))}
      </fieldset>
      <RangeSetting
        label="Heures d’appels par jour, pour toute l’équipe"
        shown={perDay}
        spoken={perDay}
        min={0.5}
        max={Math.min(fairUse, maxHoursPerDay)}
        step={0.5}
        defaultValue={hours}
        onChoose={setHours}
      />
      <div className={tools.verdict} aria-live="polite">
        <p>
          Le moins cher{'\u00a0'}: <strong>{labels[cheapest.option]}</strong>
        </p>
        <p>
          {`${formatBeforeTax(cheapest.cents)} par mois, appels compris, au lieu de ${formatBeforeTax(other.cents)} `}
          {other.option === 'payAsYouGo' ? 'à la consommation.' : `avec «\u202f${labels[other.option]}\u202f».`}
        </p>
        <p>{`Forfaits comptés pour ${formatCounted(channels, 'canal', 'canaux')}, soit ${formatCounted(channels, 'appel', 'appels')} à la fois.`}</p>
      </div>
      {/* Closes the surrounding dialog, which returns the focus to where it was. */}
      <form method="dialog" onSubmit={() => onChoose(cheapest.option)}>
        <Button type="submit" kind="primary">
          {cheapest.option === 'payAsYouGo' ? 'Payer à la consommation' : 'Choisir ce forfait'}
        </Button>
      </form>
      <Help title="Comment nous comptons">
        <ul className={tools.costs}>
          {costs.map(({ option, cents }) => (
            <li key={option}>{`${labels[option]}\u00a0: ${formatBeforeTax(cents)} par mois`}</li>
          ))}
        </ul>
        {`${workingDaysPerMonth}\u00a0jours ouvrés par mois, appels vers la France seulement. «\u202fOui\u202f» compte trois minutes sur quatre vers les mobiles, «\u202fNon\u202f» une sur quatre. Prix d’une minute\u00a0: ${formatRate(frenchRates.fixed)} HT vers les fixes, ${formatRate(frenchRates.mobile)} HT vers les mobiles, que le forfait «\u202f${planLabels['france-fix']}\u202f» ne couvre pas. Usage raisonnable des forfaits\u00a0: ${formatCount(fairUseMinutes)}\u00a0minutes par mois et par poste.`}
      </Help>
    </div>
  );
}

/** 1.5 → `1 h 30`. */
function formatHours(hours: number): string {
  const whole = Math.floor(hours);
  const half = hours > whole ? '30' : '';
  return whole === 0 ? `${half}\u00a0min` : `${whole}\u00a0h${half && `\u00a0${half}`}`;
}
