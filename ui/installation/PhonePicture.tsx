import { deviceGlyphs, glyphSize } from '#domain/installation-drawing/device-glyphs.ts';
import type { PhoneModel } from '#domain/quote/catalogue/catalogue.ts';
import { DrawnShapes } from './DrawnShapes.tsx';

/** A phone, or a user, beside its count, as in the drawing of the installation. */
export function PhonePicture({ model }: { readonly model: PhoneModel | 'user' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${glyphSize.width} ${glyphSize.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <DrawnShapes shapes={deviceGlyphs[model]} />
    </svg>
  );
}
