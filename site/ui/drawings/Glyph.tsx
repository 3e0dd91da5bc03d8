import type { ReactNode } from 'react';

interface GlyphProps {
  readonly kind: GlyphKind;
  /** Top left corner, in the units of the surrounding drawing. */
  readonly x: number;
  readonly y: number;
}

export type GlyphKind = 'box' | 'cordless' | 'laptop' | 'main' | 'mobile' | 'secondary';

/**
 * A device as a mark of 32 by 32, for drawings that hold many: recognised by outline and one patch of colour. To be placed
 * inside a `Drawing`.
 */
export function Glyph({ kind, x, y }: GlyphProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="1.75">
      {marks[kind]}
    </g>
  );
}

const marks: Readonly<Record<GlyphKind, ReactNode>> = {
  main: (
    <>
      <path fill="var(--card)" d="M8 5h18l4 22H3z" />
      <path fill="var(--sun)" d="M14 8.5h11l1.5 8.5H14z" />
      <path d="M14 21.5h2m3 0h2m3 0h3" />
      <path strokeWidth="5" d="m9 8-2.5 15" />
    </>
  ),
  secondary: (
    <>
      <path fill="var(--card)" d="M9 7h15l4 20H4z" />
      <path fill="var(--sea-tint)" d="M15 10.5h8l.75 4H15z" />
      <path d="M14.5 19h2m3 0h2m-7.5 4h2m3 0h2m2 0h.01" />
      <path strokeWidth="5" d="M10 10 8 23" />
    </>
  ),
  cordless: (
    <>
      <path fill="var(--sea-tint)" d="M6 25h20v5H6z" />
      <path fill="var(--card)" d="M13 2h6q3 0 3 3v22H10V5q0-3 3-3z" />
      <path fill="var(--sun)" d="M13 6h6v6h-6z" />
      <path d="M13.5 17h.01m5 0h.01m-5 5h.01m5 0h.01" />
    </>
  ),
  box: (
    <>
      <path fill="var(--ink)" d="m3 13 8-6h18v12l-5 6H3z" />
      <path stroke="var(--paper)" strokeWidth="1.25" d="M4 13.5h20l4.5-6M24 14v10" />
      <path stroke="var(--sun)" strokeWidth="3" d="M8 19h.01" />
      <path stroke="#8fd0b1" strokeWidth="3" d="M13 19h.01M18 19h.01" />
    </>
  ),
  laptop: (
    <>
      <path fill="var(--sea-tint)" d="M6 6h20v15H6z" />
      <path fill="var(--sun)" d="M13 13.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z" />
      <path fill="var(--card)" d="M6 21h20l4 6H2z" />
    </>
  ),
  mobile: (
    <>
      <path fill="var(--sea-tint)" d="M11 3h10q2 0 2 2v22q0 2-2 2H11q-2 0-2-2V5q0-2 2-2z" />
      <path fill="var(--sun)" d="M13 11.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z" />
      <path strokeWidth="2.5" d="M14 24h4" />
    </>
  ),
};
