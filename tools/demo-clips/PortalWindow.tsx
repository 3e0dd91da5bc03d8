import type { ReactNode } from 'react';

interface PortalWindowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A window of the web portal; its content is positioned from its top left corner, below the bar of 46. */
export function PortalWindow({ x, y, width, height, title, children }: PortalWindowProps) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
      <rect width={width} height={height} rx="14" fill="var(--card)" />
      <path d={`M0 46V14A14 14 0 0 1 14 0H${width - 14}a14 14 0 0 1 14 14v32z`} fill="var(--ink)" />
      <text x="20" y="31" fontSize="20" className="strong" fill="var(--paper)" stroke="none">
        {title}
      </text>
      <circle cx={width - 26} cy="23" r="6" fill="var(--coral)" stroke="none" />
      <circle cx={width - 48} cy="23" r="6" fill="var(--sun)" stroke="none" />
      {children}
    </g>
  );
}
