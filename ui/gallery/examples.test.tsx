// @vitest-environment happy-dom

import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './examples.tsx';

test('every primitive has examples', () => {
  const primitives = Object.keys(import.meta.glob('/ui/{buttons,fields,panels}/[A-Z]*.tsx'));
  // The message of a field is shown with its field.
  const names = primitives.map((path) => path.replace(/.*\/|\.tsx/g, '')).filter((name) => name !== 'FieldMessage');
  expect(Object.keys(examples)).toEqual(names.sort());
});

test.each(Object.entries(examples))('no example of %s has a finding of axe', async (_name, states) => {
  document.documentElement.lang = 'fr';
  document.title = 'Galerie';
  for (const [state, Shown] of Object.entries(states)) {
    document.body.innerHTML = `<main><h1>${state}</h1>${renderToStaticMarkup(<Shown />)}</main>`;
    const { violations } = await axe.run(document);
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      state,
    ).toEqual([]);
  }
});
