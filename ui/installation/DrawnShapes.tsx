import type { Shape } from '#domain/installation-drawing/shapes.ts';

/** The shapes of a device, as SVG. They never change their order. */
export function DrawnShapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => {
    const key = `${index}`;
    if (shape.kind === 'path') {
      const { d, fill, stroke, strokeWidth } = shape;
      return <path key={key} d={d} fill={token(fill)} stroke={token(stroke)} strokeWidth={strokeWidth} />;
    }
    const { x, y, size, anchor, bold, text } = shape;
    return (
      <text key={key} x={x} y={y} fontSize={size} textAnchor={anchor} fontWeight={bold ? 'bold' : undefined}>
        {text}
      </text>
    );
  });
}

/** A colour by its name in the table of tokens. */
function token(name: string | undefined): string | undefined {
  return name && `var(--${name})`;
}
