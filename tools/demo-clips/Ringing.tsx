interface RingingProps {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** The marks of a phone that rings, twice a second. */
export function Ringing({ x, y, time }: RingingProps) {
  const wide = Math.floor(time * 4) % 2 === 0;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${wide ? 1.15 : 0.9})`}
      fill="none"
      stroke="var(--coral)"
      strokeWidth="5"
      strokeLinecap="round"
    >
      <path d="M-26 8a28 28 0 0 1 12-22M26 8a28 28 0 0 0-12-22M-46 12a50 50 0 0 1 22-42M46 12a50 50 0 0 0-22-42" />
    </g>
  );
}
