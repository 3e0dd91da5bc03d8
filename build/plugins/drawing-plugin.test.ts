import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconName } from '#content/schemas/parts/parts.ts';
import { drawingComponent } from './drawing-plugin.ts';
import { drawingFiles } from './drawn-colours.ts';

const rootOf = (svg: string): string => /<svg([^>]*)>/.exec(svg)?.[1] ?? '';

test.each(drawingFiles)('%s is hidden from assistive technology', (path) =>
  expect(rootOf(readFileSync(path, 'utf8'))).toContain(' aria-hidden="true"'),
);

test('each icon that a text may name has a file', () =>
  expect(iconName.options.filter((name) => !drawingFiles.includes(`ui/drawings/icons/${name}.svg`))).toEqual([]));

test('becomes a component, whichever way a drawing program writes it', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8"?>
<svg id="svg1" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <!-- A plug. -->
  <path id="path1" stroke-width="2" fill="#FFFFFF" stroke="#14213d" d="M0 0h9" />
</svg>
`;
  const [line = ''] = drawingComponent(saved).split('\n');
  expect(line).toBe('export default (drawing) => ');
  expect(drawingComponent(saved)).toContain('<svg viewBox="0 0 9 9" {...drawing}>');
  expect(drawingComponent(saved)).toContain(
    '<path strokeWidth="2" fill="var(--card)" stroke="var(--ink)" d="M0 0h9" />',
  );
});

test('keeps letters, the colour of the text around it and how a panel crops it', () => {
  const drawn =
    drawingComponent(`<svg class="drawing" viewBox="0 0 9 9" preserveAspectRatio="xMidYMid slice" fill="none">
  <path stroke="currentColor" d="M0 0h9" />
  <text x="4" y="8" font-size="16" text-anchor="middle">à la commande</text>
</svg>`);
  expect(drawn).toContain('<Drawing viewBox="0 0 9 9" preserveAspectRatio="xMidYMid slice" {...drawing}>');
  expect(drawn).toContain('<path stroke="currentColor" d="M0 0h9" />');
  expect(drawn).toContain('<text x="4" y="8" fontSize="16" textAnchor="middle">à la commande</text>');
});

test.each([
  ['<path fill="#123456" d="M0 0" />', '#123456'],
  ['<path fill="black" d="M0 0" />', 'black'],
  ['<path style="fill:#14213d" d="M0 0" />', ' style='],
  ['<style>path { fill: red }</style>', '<style'],
])('is refused with %s', (shape, reason) =>
  expect(() => drawingComponent(`<svg viewBox="0 0 9 9">${shape}</svg>`)).toThrow(reason),
);
