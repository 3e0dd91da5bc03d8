import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';

/** Month of the year in which each client of the drawing begins. */
const clients = [0, 2, 4, 7, 9];
const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const left = (month: number) => 24 + month * 46;

/**
 * Each client starts a line of revenue that continues month after month: by the end of the year the bundle is thick.
 */
export function RevenueLines(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 640 300" {...drawing}>
      <path
        stroke="var(--line)"
        strokeDasharray="2 7"
        d={months.map((_, index) => `M${left(index)} 100V262`).join('')}
      />
      <path
        stroke="var(--coral)"
        strokeWidth="7"
        d={clients.map((month, rank) => `M${left(month)} 66V${224 - rank * 14}q0 14 14 14H580`).join('')}
      />
      {clients.map((month, rank) => (
        <g key={month} transform={`translate(${left(month) - 20} 26)`}>
          <path fill="var(--card)" d="M2 16h36v28H2z" />
          <path fill={rank % 2 ? 'var(--sea)' : 'var(--sun)'} d="M0 4h40l4 12h-48z" />
          <path fill="var(--sea-tint)" d="M8 22h12v12H8z" />
          <path fill="var(--ink)" d="M26 24h8v20h-8z" />
        </g>
      ))}
      <path fill="var(--ink)" d="M574 168h46q8 0 8 8v68q0 8-8 8h-46z" />
      <path stroke="var(--sun)" strokeWidth="4" d="M592 186h24m-24 12h24m-24 12h24m-24 12h24m-24 12h24" />
      <g fontSize="23" textAnchor="middle">
        {months.map((month, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months never move, and their initials repeat.
          <text key={index} x={left(index)} y="290">
            {month}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
