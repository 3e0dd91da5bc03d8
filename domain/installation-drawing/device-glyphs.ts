import type { Shape } from '#domain/installation-drawing/shapes.ts';
import type { PhoneModel } from '#domain/quote/catalogue/catalogue.ts';

/** Size of every glyph of a phone or user, before scaling. */
export const glyphSize = { width: 30, height: 30 } as const;
export const boxSize = { width: 44, height: 40 } as const;

const strokeWidth = 1.6;

/**
 * A small drawing of each phone: T46U with a large lit screen, T33G with a small one, W73P a handset on its charger.
 */
export const phoneGlyphs: Readonly<Record<PhoneModel, readonly Shape[]>> = {
  T46U: [
    { kind: 'path', d: 'M3.5 27 6.5 4.5h18.2L28 27z', fill: 'card', stroke: 'ink', strokeWidth },
    { kind: 'path', d: 'M13 7.5h10.6l1.1 7.6H12.4z', fill: 'sun', stroke: 'ink', strokeWidth: 1.2 },
    {
      kind: 'path',
      d: 'M6.1 4.2c.3-1.9 4.4-1.9 4.5.2l-.5 3.4c-.1.9-.5 1.5-1 1.8-.5 3.2-.8 6.3-.8 9 .5.3.8.9.9 1.7l.1 3.3c0 2.3-5 2.4-4.9.1z',
      fill: 'ink',
    },
    {
      kind: 'path',
      d: 'M13.2 18.6h2.2M17.6 18.6h2.2M22 18.6h2.2M13 21.6h2.2M17.5 21.6h2.2M22.1 21.6h2.2M12.8 24.4h2.2M17.4 24.4h2.2M22.2 24.4h2.2',
      stroke: 'ink',
      strokeWidth: 1.5,
    },
  ],
  T33G: [
    { kind: 'path', d: 'M4.5 27 7 7h17l2.7 20z', fill: 'card', stroke: 'ink', strokeWidth },
    { kind: 'path', d: 'M14 10.2h8.2l.5 4H13.7z', fill: 'sea-tint', stroke: 'ink', strokeWidth: 1.1 },
    {
      kind: 'path',
      d: 'M6.6 6.7c.3-1.8 4.2-1.8 4.3.2l-.4 3.1c-.1.8-.5 1.3-.9 1.6-.4 2.6-.7 5-.7 7.2.4.3.7.8.8 1.5l.1 3c0 2.2-4.7 2.3-4.6.1z',
      fill: 'ink',
    },
    {
      kind: 'path',
      d: 'M13.6 18h2M17.4 18h2M21.2 18h2M13.4 21h2M17.4 21h2M21.4 21h2M13.2 24h2M17.3 24h2M21.5 24h2',
      stroke: 'ink',
      strokeWidth: 1.5,
    },
  ],
  W73P: [
    { kind: 'path', d: 'M8 27.2c0-2.6.7-4.7 2.2-4.7h9.6c1.5 0 2.2 2.1 2.2 4.7z', fill: 'ink' },
    {
      kind: 'path',
      d: 'M12.6 2.5h4.8c1.5 0 2.6 1.2 2.6 2.7v16.3c0 1.5-1.1 2.5-2.6 2.5h-4.8c-1.5 0-2.6-1-2.6-2.5V5.2c0-1.5 1.1-2.7 2.6-2.7z',
      fill: 'card',
      stroke: 'ink',
      strokeWidth,
    },
    { kind: 'path', d: 'M12.5 5.6h5v5.6h-5z', fill: 'sun', stroke: 'ink', strokeWidth: 1.1 },
    {
      kind: 'path',
      d: 'M12.7 14.4h.9M15 14.4h.4M16.8 14.4h.6M12.7 17.2h.9M15 17.2h.4M16.8 17.2h.6M12.7 20h.9M15 20h.4M16.8 20h.6',
      stroke: 'ink',
      strokeWidth: 1.4,
    },
    { kind: 'path', d: 'M23 6.2c1.6 1.7 1.6 4.3 0 6M25.6 4c2.7 2.9 2.7 7.5 0 10.4', stroke: 'ink', strokeWidth: 1.3 },
  ],
};

/** A user without hardware: a laptop with a call on its screen, and a mobile beside it. */
export const userGlyph: readonly Shape[] = [
  {
    kind: 'path',
    d: 'M4.5 7.5c0-.8.7-1.5 1.5-1.5h14c.8 0 1.5.7 1.5 1.5V19h-17z',
    fill: 'card',
    stroke: 'ink',
    strokeWidth,
  },
  { kind: 'path', d: 'M2 19h21.5l1 3.2c.2.7-.3 1.3-1 1.3H2.2c-.7 0-1.2-.6-1-1.3z', fill: 'ink' },
  {
    kind: 'path',
    d: 'M9.6 9.4c-.7 4 2.5 7 6.2 6.2l.5-2-2.1-.9-1 .9c-.9-.4-1.5-1-1.8-1.8l.9-1-.8-2z',
    fill: 'sun',
    stroke: 'ink',
    strokeWidth: 1.1,
  },
  {
    kind: 'path',
    d: 'M22.4 11.5h5c.7 0 1.3.6 1.3 1.3v12.4c0 .7-.6 1.3-1.3 1.3h-5c-.7 0-1.3-.6-1.3-1.3V12.8c0-.7.6-1.3 1.3-1.3z',
    fill: 'card',
    stroke: 'ink',
    strokeWidth,
  },
  { kind: 'path', d: 'M23 14.2h3.8v7.3H23z', fill: 'sea-tint' },
  { kind: 'path', d: 'M24.4 24h1', stroke: 'ink', strokeWidth: 1.3 },
];

/** The provider's box: dark, with three lights. */
export const boxGlyph: readonly Shape[] = [
  {
    kind: 'path',
    d: 'M5 4h34c2.2 0 4 1.8 4 4v24c0 2.2-1.8 4-4 4H5c-2.2 0-4-1.8-4-4V8c0-2.2 1.8-4 4-4z',
    fill: 'ink',
    stroke: 'ink',
    strokeWidth,
  },
  { kind: 'path', d: 'M9 29h.1M15 29h.1M21 29h.1', stroke: 'sun', strokeWidth: 3.4 },
  { kind: 'path', d: 'M32 27v4M36 27v4', stroke: 'line', strokeWidth: 1.8 },
  { kind: 'path', d: 'M8 36v2M36 36v2', stroke: 'ink', strokeWidth: 2.4 },
];

/** A switch seen from its ports: used ports first (the first one, to the box, in coral), then free ports. */
export function switchGlyph(ports: number, used: number, columns: number): readonly Shape[] {
  const rows = Math.ceil(ports / columns);
  const width = columns * portPitch + 8;
  const height = rows * portPitch + 8;
  const port = (index: number): string => {
    const x = 5 + (index % columns) * portPitch;
    const y = 5 + Math.floor(index / columns) * portPitch;
    return `M${x} ${y}h7v7h-7z`;
  };
  const range = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, offset) => port(from + offset)).join('');
  const body: Shape = {
    kind: 'path',
    d: `M4 1h${width - 8}c1.7 0 3 1.3 3 3v${height - 8}c0 1.7-1.3 3-3 3H4c-1.7 0-3-1.3-3-3V4c0-1.7 1.3-3 3-3z`,
    fill: 'card',
    stroke: 'ink',
    strokeWidth,
  };
  const shapes: Shape[] = [body];
  if (used > 0) shapes.push({ kind: 'path', d: range(0, 1), fill: 'coral', stroke: 'ink', strokeWidth: 1 });
  if (used > 1) shapes.push({ kind: 'path', d: range(1, used), fill: 'ink', stroke: 'ink', strokeWidth: 1 });
  if (ports > used) shapes.push({ kind: 'path', d: range(used, ports), fill: 'paper', stroke: 'ink', strokeWidth: 1 });
  return shapes;
}

/** Distance between two ports of a switch. */
const portPitch = 9.5;

/** Outer size of a switch's glyph. */
export function switchSize(ports: number, columns: number): { width: number; height: number } {
  return { width: columns * portPitch + 8, height: Math.ceil(ports / columns) * portPitch + 8 };
}
