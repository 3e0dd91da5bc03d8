import { html } from 'hono/html';
import { describeInstallation } from '#domain/installation-drawing/describe-installation.ts';
import { drawInstallation } from '#domain/installation-drawing/draw-installation.ts';
import type { Shape } from '#domain/installation-drawing/shapes.ts';
import type { InstallationPlan } from '#domain/quote/installation.ts';
import type { Markup } from '#service/pages/page.ts';

/** The client's installation, the same picture as on their quote, with its description for those who can't see it. */
export function installationPicture(plan: InstallationPlan): Markup {
  const { width, height, groups } = drawInstallation(plan);
  return html`<svg class="installation" viewBox="0 0 ${width} ${height}" role="img" aria-label="${describeInstallation(plan).join(' ')}">${groups.map(
    ({ x, y, scale, shapes }) =>
      html`<g transform="translate(${x} ${y}) scale(${scale})">${shapes.map(drawnShape)}</g>`,
  )}</svg>`;
}

/** A shape of the drawings as SVG. Its colours are classes, since the CSP allows no inline style. */
export function drawnShape(shape: Shape): Markup {
  if (shape.kind === 'text') {
    return html`<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" text-anchor="${shape.anchor ?? 'start'}"${shape.bold ? html` font-weight="600"` : ''}>${shape.text}</text>`;
  }
  const { d, fill = 'none', stroke = 'none', strokeWidth = 1 } = shape;
  return html`<path d="${d}" class="fill-${fill} stroke-${stroke}" stroke-width="${strokeWidth}"/>`;
}
