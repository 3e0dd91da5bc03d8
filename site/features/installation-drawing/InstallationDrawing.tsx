import { memo } from 'react';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { DrawnGroup } from '#domain/installation-drawing/shapes.ts';
import type { InstallationPlan } from '#domain/quote/installation.ts';
import styles from './InstallationDrawing.module.css';

/** The visitor's installation, drawn from the plan of the form as it stands; its words are the picture's description. */
export function InstallationDrawing({ plan }: { plan: InstallationPlan }) {
  const { width, height, groups } = drawInstallation(plan);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{describeInstallation(plan).join(' ')}</title>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </svg>
  );
}

/** One device or cord; redrawn only where it changed, and eased in where it appears. */
const Group = memo(
  function Group({ group: { device, x, y, scale, shapes } }: { group: DrawnGroup }) {
    return (
      <g transform={`translate(${x} ${y}) scale(${scale})`} data-device={device}>
        <g className={styles.group}>
          {shapes.map((shape, index) =>
            shape.kind === 'path' ? (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a glyph never change places
                key={index}
                d={shape.d}
                fill={token(shape.fill)}
                stroke={token(shape.stroke)}
                strokeWidth={shape.strokeWidth}
              />
            ) : (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a glyph never change places
                key={index}
                x={shape.x}
                y={shape.y}
                fontSize={shape.size}
                textAnchor={shape.anchor}
                fontWeight={shape.bold ? 650 : undefined}
              >
                {shape.text}
              </text>
            ),
          )}
        </g>
      </g>
    );
  },
  (before, after) => JSON.stringify(before.group) === JSON.stringify(after.group),
);

/** A colour by its name in the table of tokens. */
function token(name: string | undefined): string | undefined {
  return name && `var(--${name})`;
}
