import type { Shape } from '#domain/installation-drawing/shapes.ts';

/** One shape of a device, as SVG. */
export function DrawnShape({ shape }: { readonly shape: Shape }) {
  return shape.kind === 'path' ? (
    <path d={shape.d} fill={token(shape.fill)} stroke={token(shape.stroke)} strokeWidth={shape.strokeWidth} />
  ) : (
    <text
      x={shape.x}
      y={shape.y}
      fontSize={shape.size}
      textAnchor={shape.anchor}
      fontWeight={shape.bold ? 'bold' : undefined}
    >
      {shape.text}
    </text>
  );
}

/** A colour by its name in the table of tokens. */
function token(name: string | undefined): string | undefined {
  return name && `var(--${name})`;
}
