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

test.each([
  ['<path fill="#123456" d="M0 0" />', '#123456'],
  ['<path fill="black" d="M0 0" />', 'black'],
  ['<path style="fill:#14213d" d="M0 0" />', ' style='],
  ['<text x="1">Ajaccio</text>', '<text'],
  ['<style>path { fill: red }</style>', '<style'],
])('is refused with %s', (shape, reason) =>
  expect(() => drawingComponent(`<svg viewBox="0 0 9 9">${shape}</svg>`)).toThrow(reason),
);
