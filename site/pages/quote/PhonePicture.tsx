import { Drawing } from '#site/ui/drawings/Drawing.tsx';
import { Glyph, type GlyphKind } from '#site/ui/drawings/Glyph.tsx';

/** A phone beside its count. */
export function PhonePicture({ kind }: { readonly kind: GlyphKind }) {
  return (
    <Drawing viewBox="0 0 32 32">
      <Glyph kind={kind} x={0} y={0} />
    </Drawing>
  );
}
