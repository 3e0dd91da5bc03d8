import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A close-up of an RJ45 plug, its cord coming from the lower left. */
export function CordPlug(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 320 190" {...drawing}>
      <path
        stroke="var(--coral)"
        strokeWidth="13"
        d="M-1300 300c400 60 800 40 1000-30S-90 200-20 176C60 150 20 96 108 88"
      />
      <path fill="var(--coral)" d="m94 72 34-7 28-3v46l-28 3-34-5z" />
      <path d="m112 68-1 38m14-41-1 45m14-47v46" />
      <path fill="var(--card)" d="M152 52 284 34l26 12v58l-26 20-132-12z" />
      <path fill="var(--sea-tint)" d="m284 34 26 12v58l-26 20z" />
      <path fill="var(--sun)" d="m222 42 62-8v6l-62 8zm0 14 62-8v6l-62 8zm0 14 62-6v6l-62 6zm0 14 62-4v6l-62 4z" />
      <path fill="var(--card)" d="m168 50 16-28 92-12-2 8-80 14-8 16z" />
      <path d="M172 98h30" />
    </Drawing>
  );
}
