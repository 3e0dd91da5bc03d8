import { useState } from 'react';
import {
  type CallOption,
  cheapestOption,
  compareCosts,
  describeBreakEven,
  type FrenchRates,
  findBreakEven,
  payAsYouGoIsCheapest,
  workingDaysPerMonth,
} from '#domain/calls/compare-plans.ts';
import { formatCount, formatEuros, formatRate } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { offeredPlans } from '#domain/quote/offered-plans.ts';
import { Button } from '#ui/Button.tsx';
import { RangeSetting } from '#ui/RangeSetting.tsx';
import { CostPlot } from './CostPlot.tsx';
import styles from './PlanComparison.module.css';
import { PlotLine } from './PlotLine.tsx';
import { roundUpNicely } from './plot-costs.ts';
import tools from './tools.module.css';

interface PlanComparisonProps {
  readonly catalogue: Catalogue;
  readonly rates: FrenchRates;
  readonly channels: number;
  /** Phones or users of the form. */
  readonly extensions: number;
  readonly onChoose: (option: CallOption) => void;
}

const defaultMobileShare = 50;

/** « Illimité ou à la minute ? »: the cost of each option as calls grow, and when a plan begins to pay. */
export function PlanComparison({ catalogue, rates, channels, extensions, onChoose }: PlanComparisonProps) {
  const [mobileShare, setMobileShare] = useState(defaultMobileShare);
  const labels: Readonly<Partial<Record<CallOption, string | undefined>>> = {
    payAsYouGo: 'À la consommation',
    ...catalogue.unlimited.planLabels,
  };
  const breakEvens = offeredPlans(catalogue).map(({ type: plan, label }) => ({
    plan,
    label,
    breakEven: findBreakEven(plan, channels, { mobileShare, extensions }, rates, catalogue),
  }));
  const fairUse = extensions * catalogue.unlimited.fairUseMinutes;
  const reached = breakEvens.map(({ breakEven }) => (breakEven.kind === 'pays' ? breakEven.minutes : 0));
  const maxMinutes = Math.min(fairUse, roundUpNicely(Math.max(...reached, 500) * 1.4));
  const [minutes, setMinutes] = useState(() => Math.round(maxMinutes / 4));
  const shownMinutes = Math.min(minutes, fairUse);
  const costs = compareCosts(shownMinutes, mobileShare, channels, rates, catalogue);
  const cheapest = cheapestOption(costs);

  return (
    <div className={tools.tool}>
      <p>
        {formatCount(channels)}&nbsp;canaux, {formatCount(extensions)}&nbsp;{extensions > 1 ? 'postes' : 'poste'}. À la
        minute&nbsp;: {formatRate(rates.fixed)} HT vers les fixes, {formatRate(rates.mobile)} HT vers les mobiles, en
        France.
      </p>
      <div className={styles.settings}>
        <RangeSetting
          label="Part des appels vers les mobiles"
          shown={`${mobileShare}\u00a0%`}
          spoken={`${mobileShare}\u00a0%`}
          min={0}
          max={100}
          step={5}
          defaultValue={defaultMobileShare}
          onChoose={setMobileShare}
        />
        <RangeSetting
          label="Minutes par mois, pour toute l’équipe"
          shown={formatCount(shownMinutes)}
          spoken={`${formatCount(shownMinutes)}\u00a0minutes`}
          min={0}
          max={maxMinutes}
          step={Math.max(1, Math.round(maxMinutes / 100))}
          defaultValue={minutes}
          onChoose={setMinutes}
        />
      </div>
      <CostPlot
        at={(at) => compareCosts(at, mobileShare, channels, rates, catalogue)}
        labels={labels}
        maxMinutes={maxMinutes}
        minutes={Math.min(shownMinutes, maxMinutes)}
        breakEvens={breakEvens.flatMap(({ plan, breakEven }) =>
          breakEven.kind === 'pays' ? [{ plan, minutes: breakEven.minutes }] : [],
        )}
      />
      <p className={tools.verdict} aria-live="polite">
        {cheapest &&
          `À ${formatCount(shownMinutes)}\u00a0minutes par mois, le moins cher est «\u202f${labels[cheapest.option]}\u202f»\u00a0: ${formatEuros(cheapest.cents)} HT par mois.`}
      </p>
      <table className={styles.costs}>
        <caption>Coût mensuel HT pour {formatCount(shownMinutes)} minutes</caption>
        <tbody>
          {costs.map(({ option, cents }) => (
            <tr key={option} data-cheapest={option === cheapest?.option || undefined}>
              <th scope="row">
                <PlotLine option={option} /> {labels[option]}
              </th>
              <td>{formatEuros(cents)}&nbsp;HT</td>
              <td>
                <Button kind="quiet" onClick={() => onChoose(option)}>
                  {option === 'payAsYouGo' ? (
                    'Rester à la consommation'
                  ) : (
                    <>
                      Choisir ce forfait
                      <span className="visually-hidden">
                        {'\u00a0'}: {labels[option]}
                      </span>
                    </>
                  )}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {payAsYouGoIsCheapest(breakEvens.map(({ breakEven }) => breakEven)) && (
        <p>Aucun forfait ne vous ferait économiser sur ces appels&nbsp;: restez à la consommation.</p>
      )}
      <ul className={styles.crossings}>
        {breakEvens.map(({ plan, label, breakEven }) => (
          <li key={plan}>{describeBreakEven(breakEven, label)}</li>
        ))}
      </ul>
      <p className={tools.note}>
        Un mois compte {workingDaysPerMonth} jours ouvrés. Seuls les appels vers la France sont comparés&#8239;; le
        forfait «&#8239;{labels['france-fix']}&#8239;» ne couvre pas les mobiles, qui restent payés à la minute. Usage
        raisonnable des forfaits&nbsp;: {formatCount(catalogue.unlimited.fairUseMinutes)} minutes par mois et par poste.
      </p>
    </div>
  );
}
