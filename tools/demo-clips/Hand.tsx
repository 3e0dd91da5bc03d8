interface HandProps {
  /** Where the fingertip is. */
  readonly x: number;
  readonly y: number;
  /** From 0 (out of view) to 1 (pressing). */
  readonly press: number;
}

/** A hand that comes from below and presses with one finger. */
export function Hand({ x, y, press }: HandProps) {
  if (press === 0) return null;
  return (
    <g
      transform={`translate(${x + (1 - press) * 90} ${y + (1 - press) * 130}) rotate(-24)`}
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-10 10a10 10 0 0 1 20 0v48c10-8 20-4 22 4 10-6 20-2 22 6 12-4 20 4 20 14v40c0 30-16 44-40 44H20c-16 0-24-8-32-22l-26-42c-8-14 8-26 20-14l8 8z" />
      <path d="M32 62v22M54 68v20" fill="none" />
      <path d="M12 168v40h44v-44" fill="var(--sea)" />
      {press === 1 && <circle r="20" cy="4" fill="none" stroke="var(--coral)" strokeWidth="4" />}
    </g>
  );
}
