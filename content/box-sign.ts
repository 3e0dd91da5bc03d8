/** The sign on the box in the drawing of an installation, upper left in a rectangle of 44 × 40: SVG path data. */
export const boxSign = [
  {
    kind: 'path',
    d: 'M9 20.5v-7c0-2.6 2.2-2.4 3.2-.9l5 7.4c1 1.5 3.2 1.7 3.2-.9v-6.6',
    stroke: 'card',
    strokeWidth: 2.6,
  },
  { kind: 'path', d: 'M20.4 12.5h5.4', stroke: 'coral', strokeWidth: 2.6 },
] as const;
