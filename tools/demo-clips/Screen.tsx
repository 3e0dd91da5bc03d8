interface ScreenProps {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  /** The first line is large, the others are not. */
  readonly lines: readonly string[];
  readonly tone?: 'sun' | 'card';
}

/** The text on a phone's screen, enlarged above the phone that it points to. */
export function Screen({ x, y, width = 280, lines, tone = 'sun' }: ScreenProps) {
  const height = 34 + 38 + (lines.length - 1) * 30;
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
      <rect width={width} height={height} rx="14" fill={`var(--${tone})`} />
      <g transform={`translate(0 ${height - 1.3})`} fill={`var(--${tone})`}>
        <path d="m40 0 12 26 14-26z" />
        <path d="M42 0h22" stroke={`var(--${tone})`} strokeWidth="4" />
      </g>
      {lines.map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their position
          key={index}
          x="20"
          y={index === 0 ? 44 : 46 + index * 30}
          fontSize={index === 0 ? 29 : 21}
          className={index === 0 ? 'strong' : 'plain'}
          fill="var(--ink)"
          stroke="none"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
