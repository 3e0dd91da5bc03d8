interface CursorProps {
  readonly x: number;
  readonly y: number;
  readonly pressed?: boolean;
}

/** The pointer of the mouse; a ring shows a click. */
export function Cursor({ x, y, pressed = false }: CursorProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {pressed && <circle r="18" fill="none" stroke="var(--coral)" strokeWidth="4" />}
      <path
        d="M0 0v34l9-8 7 15 8-4-7-14h12z"
        fill="var(--ink)"
        stroke="var(--card)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </g>
  );
}
