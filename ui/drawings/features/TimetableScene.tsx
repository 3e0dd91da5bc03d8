import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';

const days = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];
const left = (day: number) => 34 + day * 31;
const bars = (from: number, to: number, y: number, height: number) =>
  days
    .slice(from, to)
    .map((_, day) => `M${left(from + day)} ${y}h22v${height}h-22z`)
    .join('');

/**
 * A week on the wall: open in the morning and the afternoon, calls forwarded at noon, messages at night and on Sunday.
 */
export function TimetableScene(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 170" {...drawing}>
      <path fill="var(--card)" d="M16 20h244v142H16z" />
      <path fill="var(--sea-tint)" d="M16 20h244v30H16z" />
      <path strokeWidth="5" d="M62 10v18m152-18v18" />
      <path fill="var(--sun)" d={bars(0, 6, 62, 30)} />
      <path fill="var(--sea-tint)" d={bars(0, 5, 92, 16)} />
      <path fill="var(--sun)" d={bars(0, 5, 108, 28)} />
      <path fill="var(--ink)" d={bars(0, 5, 136, 14) + bars(5, 6, 92, 58) + bars(6, 7, 62, 88)} />
      <path fill="var(--card)" d="M214 124a38 38 0 1 0 76 0 38 38 0 1 0-76 0z" />
      <path d="M252 92v4m0 56v4m-32-32h4m56 0h4" />
      <path stroke="var(--coral)" strokeWidth="5" d="M252 102v22l16 10" />
      <g fontSize="16" textAnchor="middle">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move, and their initials repeat.
          <text key={index} x={left(index) + 11} y="42">
            {day}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
