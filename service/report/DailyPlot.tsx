import { formatDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';

interface DailyPlotProps {
  readonly title: string;
  readonly days: readonly string[];
  readonly values: readonly number[];
  /** A colour of the tokens. */
  readonly colour: 'sea' | 'sea-tint' | 'sun' | 'coral';
}

const width = 640;
const height = 152;
const base = 122;
const top = 24;

/** Bars, a day each: flat colour with an ink edge, so that they read in black and white print too. */
export function DailyPlot({ title, days, values, colour }: DailyPlotProps) {
  const most = Math.max(0, ...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  const step = width / Math.max(1, days.length);
  const bar = Math.max(1, Math.min(26, step * 0.72));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <figure className="card">
      <figcaption>
        {title}&nbsp;: <strong>{formatCount(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="plot"
        role="img"
        aria-label={`${title} par jour, ${total} en tout, ${most} au plus en un jour`}
      >
        <text x="0" y="14" fontSize="16">
          {formatCount(most)} au plus
        </text>
        {values.map((value, index) => {
          const size = (value / Math.max(1, most)) * (base - top);
          const x = index * step + (step - bar) / 2;
          const day = days[index] ?? '';
          return (
            <rect
              key={day}
              x={x.toFixed(1)}
              y={(base - size).toFixed(1)}
              width={bar.toFixed(1)}
              height={size.toFixed(1)}
              fill={`var(--${colour})`}
              stroke="var(--ink)"
              strokeWidth={value === 0 ? 0 : 1}
            >
              <title>{`${formatDay(day)}\u00a0: ${formatCount(value)}`}</title>
            </rect>
          );
        })}
        <path d={`M0 ${base}H${width}`} stroke="var(--ink)" strokeWidth="2" />
        <text x="0" y={base + 22} fontSize="16">
          {formatDay(first)}
        </text>
        <text x={width} y={base + 22} fontSize="16" textAnchor="end">
          {formatDay(last)}
        </text>
      </svg>
    </figure>
  );
}
