import { Drawing, type DrawingProps } from './Drawing.tsx';

/** The cord laid in the sign of infinity, plugged into itself. */
export function EndlessCord(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 110" {...drawing}>
      <path
        stroke="var(--coral)"
        strokeWidth="9"
        d="M140 32C112 62 96 92 60 92a38 38 0 0 1 0-76c40 0 80 76 122 76a38 38 0 0 0 0-76c-8 0-14 2-20 5"
      />
      <path fill="var(--card)" d="m146 20 16-12 10 13-16 12z" />
      <path fill="var(--ink)" d="m130 32 14-10 10 13-14 10z" />
    </Drawing>
  );
}
