import type { Shape } from '#domain/installation-drawing/shapes.ts';
import type { PhoneModel } from '#domain/quote/catalogue/catalogue.ts';
import glyphs from './device-glyphs.json' with { type: 'json' };

/** Size of every glyph of a phone or user, before scaling. */
export const glyphSize = { width: 30, height: 30 } as const;
export const boxSize = { width: 44, height: 40 } as const;

/** `user` has no hardware of ours but a laptop and a mobile; `internet` is the cable left of the box to its outlet. */
export const deviceGlyphs = glyphs as Readonly<Record<PhoneModel | 'user' | 'box' | 'internet', readonly Shape[]>>;

/** A switch seen from its ports: used ports first (the first one, to the box, in coral), then free ports. */
export function switchGlyph(ports: number, used: number): readonly Shape[] {
  const { width, height } = switchSize(ports);
  const port = (index: number): string => {
    const x = 5 + (index % portColumns) * portPitch;
    const y = 5 + Math.floor(index / portColumns) * portPitch;
    return `M${x} ${y}h7v7h-7z`;
  };
  const range = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, offset) => port(from + offset)).join('');
  const body: Shape = {
    kind: 'path',
    d: `M4 1h${width - 8}c1.7 0 3 1.3 3 3v${height - 8}c0 1.7-1.3 3-3 3H4c-1.7 0-3-1.3-3-3V4c0-1.7 1.3-3 3-3z`,
    fill: 'card',
    stroke: 'ink',
    strokeWidth: 1.6,
  };
  const shapes: Shape[] = [body, { kind: 'path', d: port(0), fill: 'coral', stroke: 'ink', strokeWidth: 1 }];
  if (used > 1) shapes.push({ kind: 'path', d: range(1, used), fill: 'ink', stroke: 'ink', strokeWidth: 1 });
  if (ports > used) shapes.push({ kind: 'path', d: range(used, ports), fill: 'paper', stroke: 'ink', strokeWidth: 1 });
  return shapes;
}

/** Distance between two ports of a switch. */
const portPitch = 9.5;
const portColumns = 8;

/** Outer size of a switch's glyph. */
export function switchSize(ports: number): { width: number; height: number } {
  return { width: portColumns * portPitch + 8, height: Math.ceil(ports / portColumns) * portPitch + 8 };
}
