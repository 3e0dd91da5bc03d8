/** Shapes for any canvas: the site makes SVG of them, the documents PDF, so that both show the same picture. */

/** Colours by name: the site maps them to its tokens, the documents to the same values in print. */
type Paint = 'ink' | 'card' | 'paper' | 'sea-tint' | 'sun' | 'coral' | 'line';

export type Shape =
  | {
      readonly kind: 'path';
      /** SVG path data in the drawing's units. */
      readonly d: string;
      readonly fill?: Paint;
      readonly stroke?: Paint;
      readonly strokeWidth?: number;
    }
  | TextShape;

export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  /** Vertical position of the baseline. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** The shapes of one device, moved and scaled together. */
export interface DrawnGroup {
  /** Stable for as long as the device exists, so that only new devices are animated. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shapes: readonly Shape[];
}
