import { memo } from 'react';
import { boxSign } from '#content/box-sign.ts';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { DrawnGroup } from '#domain/installation-drawing/shapes.ts';
import type { InstallationPlan } from '#domain/quote/installation/installation.ts';
import { DrawnShapes } from './DrawnShapes.tsx';
import styles from './InstallationDrawing.module.css';

/** The visitor's installation, drawn from the form's current plan, with a text description. */
export function InstallationDrawing({ plan }: { plan: InstallationPlan }) {
  const { width, height, groups } = drawInstallation(plan, boxSign);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid" role="img">
      <title>{describeInstallation(plan).join(' ')}</title>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </svg>
  );
}

/** One device or cable; rendered again only if it changed, and eased in when it appears. */
const Group = memo(
  function Group({ group: { x, y, scale, shapes } }: { group: DrawnGroup }) {
    return (
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <g className={styles.group}>
          <DrawnShapes shapes={shapes} />
        </g>
      </g>
    );
  },
  (before, after) => JSON.stringify(before.group) === JSON.stringify(after.group),
);
