import { formatDay, type ParisDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';

interface DailyPlotProps {
  readonly title: string;
  readonly days: readonly { readonly day: ParisDay; readonly value: number }[];
  /** A colour of the tokens. */
  readonly colour: 'sea' | 'sea-tint' | 'sun' | 'coral';
}

const width = 640;
const height = 100;

/** Bars, a day each: flat colour with an ink edge, so that they read in black and white print too. */
export function DailyPlot({ title, days, colour }: DailyPlotProps) {
  const most = Math.max(0, ...days.map(({ value }) => value));
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const step = width / Math.max(1, days.length);
  const bar = Math.max(1, Math.min(26, step * 0.72));
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day];
  return (
    <figure className="card">
      <figcaption>
        {title}&nbsp;: <strong>{formatCount(total)}</strong>
      </figcaption>
      <p className="soft">{formatCount(most)} au plus en un jour</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="plot"
        role="img"
        aria-label={`${title} par jour, ${total} en tout, ${most} au plus en un jour`}
      >
        {days.map(({ day, value }, index) => {
          if (value === 0) return null;
          const size = (value / Math.max(1, most)) * (height - 4);
          const x = index * step + (step - bar) / 2;
          return (
            <rect
              key={day}
              x={x.toFixed(1)}
              y={(height - size).toFixed(1)}
              width={bar.toFixed(1)}
              height={size.toFixed(1)}
              fill={`var(--${colour})`}
              stroke="var(--ink)"
              strokeWidth={1}
            >
              <title>{`${formatDay(day)}\u00a0: ${formatCount(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="plot-days soft">
        <span>{formatDay(first)}</span> <span>{formatDay(last)}</span>
      </p>
    </figure>
  );
}
