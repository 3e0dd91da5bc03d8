import type { CallPlanType } from '#content/catalogue.ts';
import type { CallOption, OptionCost } from '#domain/calls/compare-plans.ts';
import { formatCount, formatWholeEuros } from '#domain/money.ts';
import styles from './CostPlot.module.css';
import { costLine, optionOrder, type PlotScale, plot, roundUpNicely, xOf, yOf } from './plot-costs.ts';

interface CostPlotProps {
  /** Costs of every option at a number of minutes. */
  readonly at: (minutes: number) => readonly OptionCost[];
  readonly labels: Readonly<Record<CallOption, string>>;
  readonly maxMinutes: number;
  /** Minutes that the visitor points at. */
  readonly minutes: number;
  readonly crossings: readonly { readonly plan: CallPlanType; readonly minutes: number }[];
}

const ticks = 4;

/** Monthly cost against minutes, a line an option; the table beside it says the same to those who can't see it. */
export function CostPlot({ at, labels, maxMinutes, minutes, crossings }: CostPlotProps) {
  const start = costsByOption(at(0));
  const end = costsByOption(at(maxMinutes));
  const widestPlan = Math.max(...[...start.values()]);
  const maxCents = roundUpNicely(Math.max(widestPlan * 1.5, 2000));
  const scale: PlotScale = { maxMinutes, maxCents };
  const steps = Array.from({ length: ticks + 1 }, (_, index) => index / ticks);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
      {steps.map((step) => (
        <g key={step}>
          <path className={styles.grid} d={`M${plot.left} ${yOf(step * maxCents, scale)}H${plot.width - plot.right}`} />
          <text x={plot.left - 8} y={yOf(step * maxCents, scale) + 4} textAnchor="end">
            {formatWholeEuros(step * maxCents)}
          </text>
          <text
            x={xOf(step * maxMinutes, scale)}
            y={plot.height - plot.bottom + 18}
            textAnchor={step === 1 ? 'end' : 'middle'}
          >
            {formatCount(Math.round(step * maxMinutes))}
          </text>
        </g>
      ))}
      <text x={plot.width - plot.right} y={plot.height - 4} textAnchor="end">
        minutes par mois
      </text>
      <path className={styles.pointer} d={`M${xOf(minutes, scale)} ${plot.top}V${plot.height - plot.bottom}`} />
      {optionOrder.map((option) => (
        <path
          key={option}
          className={styles.line}
          data-option={option}
          d={costLine(start.get(option) ?? 0, end.get(option) ?? 0, scale)}
        >
          <title>{labels[option]}</title>
        </path>
      ))}
      {crossings
        .filter((crossing) => crossing.minutes <= maxMinutes)
        .map((crossing) => (
          <circle
            key={crossing.plan}
            className={styles.crossing}
            cx={xOf(crossing.minutes, scale)}
            cy={yOf(costsByOption(at(crossing.minutes)).get('payAsYouGo') ?? 0, scale)}
            r={6}
          />
        ))}
    </svg>
  );
}

function costsByOption(costs: readonly OptionCost[]): ReadonlyMap<CallOption, number> {
  return new Map(costs.map(({ option, cents }) => [option, cents]));
}
