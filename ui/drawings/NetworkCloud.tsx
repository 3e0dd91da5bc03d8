import { Drawing, type DrawingProps } from './Drawing.tsx';

/** The network beyond the wall. */
export function NetworkCloud(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 170 100" {...drawing}>
      <path
        fill="var(--card)"
        d="M34 96C12 96 3 82 4 69c1-14 13-22 26-21C28 22 48 6 69 8c18 1 30 12 34 26 20-8 40 6 38 26 18 1 26 12 24 22-2 9-9 14-21 14z"
      />
      <path d="M46 50c-1-14 8-24 20-25M120 62c6-4 10-3 14-1" />
    </Drawing>
  );
}
