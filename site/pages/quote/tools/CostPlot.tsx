import { useCallback, useState } from 'react';
import type { CallOption, OptionCost } from '#domain/calls/compare-plans.ts';
import { formatCount } from '#domain/money.ts';
import type { CallPlanType } from '#domain/quote/call-plans.ts';
import styles from './CostPlot.module.css';
import { costLine, lineEnd, nameHeights, type PlotScale, plot, roundUpNicely, xOf, yOf } from './plot-costs.ts';

interface CostPlotProps {
  /** Costs of every option at a number of minutes. */
  readonly at: (minutes: number) => readonly OptionCost[];
  readonly labels: Readonly<Partial<Record<CallOption, string | undefined>>>;
  readonly maxMinutes: number;
  /** Minutes under the visitor's pointer. */
  readonly minutes: number;
  readonly breakEvens: readonly { readonly plan: CallPlanType; readonly minutes: number }[];
}

/** Width of the plot before it can be measured. */
const usualWidth = 560;
/** Below this width, there is room for only three numbers of minutes. */
const narrow = 480;
/** A round number of amounts divides by five into whole euros. */
const amountSteps = stepsTo(5);
/** Half the width of the answer, so that it isn't cut near an edge. */
const halfAnswer = 118;

/** Monthly cost by minutes, one line per option; the table beside it has the same values for those who can't see it. */
export function CostPlot({ at, labels, maxMinutes, minutes, breakEvens }: CostPlotProps) {
  const [width, setWidth] = useState(usualWidth);
  const start = costsByOption(at(0));
  const end = costsByOption(at(maxMinutes));
  const widestPlan = Math.max(...[...start.values()]);
  const maxCents = roundUpNicely(Math.max(widestPlan * 1.5, 2000));
  const scale: PlotScale = { width, maxMinutes, maxCents };
  const bottom = plot.height - plot.bottom;
  const reached = breakEvens
    .filter((breakEven) => breakEven.minutes <= maxMinutes)
    .map((breakEven) => ({
      plan: breakEven.plan,
      x: xOf(breakEven.minutes, scale),
      y: yOf(costsByOption(at(breakEven.minutes)).get('payAsYouGo') ?? 0, scale),
    }));
  const options = [...start.keys()];
  const ends = options.map((option) => lineEnd(start.get(option) ?? 0, end.get(option) ?? 0, scale));
  const heights = nameHeights(ends.map(({ y }) => y));
  const first = reached.toSorted((one, other) => one.x - other.x)[0];

  const follow = useCallback((svg: SVGSVGElement) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);

  return (
    <svg ref={follow} className={styles.plot} viewBox={`0 0 ${width} ${plot.height}`} aria-hidden="true">
      <text x={0} y={16}>
        € HT par mois
      </text>
      {amountSteps.map((step) => (
        <g key={step}>
          <path className={styles.grid} d={`M${plot.left} ${yOf(step * maxCents, scale)}H${width - plot.right}`} />
          <text x={plot.left - 8} y={yOf(step * maxCents, scale) + 5} textAnchor="end">
            {formatCount((step * maxCents) / 100)}
          </text>
        </g>
      ))}
      {stepsTo(width < narrow ? 2 : 5).map((step) => (
        <text key={step} x={xOf(step * maxMinutes, scale)} y={bottom + 18} textAnchor={step === 1 ? 'end' : 'middle'}>
          {formatCount(Math.round(step * maxMinutes))}
        </text>
      ))}
      <text x={width - plot.right} y={plot.height - 6} textAnchor="end">
        minutes par mois
      </text>
      <path className={styles.pointer} d={`M${xOf(minutes, scale)} ${plot.top}V${bottom}`} />
      {options.map((option) => (
        <path
          key={option}
          className={styles.line}
          data-option={option}
          d={costLine(start.get(option) ?? 0, end.get(option) ?? 0, scale)}
        />
      ))}
      {options.map((option, index) => (
        <text key={option} className={styles.name} x={(ends[index]?.x ?? 0) - 4} y={heights[index]} textAnchor="end">
          {labels[option]}
        </text>
      ))}
      {first && (
        <>
          <path className={styles.leader} d={`M${first.x} ${plot.top - 37}V${first.y}`} />
          <text
            className={styles.answer}
            x={Math.max(halfAnswer, Math.min(first.x, width - halfAnswer))}
            y={plot.top - 42}
            textAnchor="middle"
          >
            ici, l’illimité devient moins cher
          </text>
        </>
      )}
      {reached.map(({ plan, x, y }) => (
        <circle key={plan} className={styles.crossing} cx={x} cy={y} r={6} />
      ))}
    </svg>
  );
}

function stepsTo(count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, index) => index / count);
}

function costsByOption(costs: readonly OptionCost[]): ReadonlyMap<CallOption, number> {
  return new Map(costs.map(({ option, cents }) => [option, cents]));
}
