/** A handset off its hook; its cord leaves at the lower left corner, where the line below the number continues it. */
export function HangingHandsetDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 420 330"
      width="420"
      height="330"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M0 327h96c60 0 62-44 26-44s-26 36 14 34 44-42 8-44-30 34 10 34 46-40 10-44-32 32 8 34 50-36 16-42-34 30 6 34 44-8 60-40l18-32"
        fill="none"
        stroke="var(--coral)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(24 290 130)" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M240 14c4-10 22-14 46-12 26 2 42 8 42 22l-2 34c0 12-8 16-22 17-8 46-8 74 0 120 14 1 22 5 22 17l2 34c0 14-16 20-42 22-24 2-42-2-46-12-22-66-22-176 0-242z"
          fill="var(--ink)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <path d="M318 20v36M318 214v36" stroke="var(--sun)" strokeWidth="5" fill="none" />
        <path d="M244 96c-6 30-6 50 0 80" stroke="var(--paper)" strokeWidth="2.5" fill="none" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M392 66c8 6 14 14 16 24M380 84c5 4 9 9 10 15" />
      </g>
    </svg>
  );
}
