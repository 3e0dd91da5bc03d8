import { runAxe } from '#tests/accessibility/run-axe.ts';
import { everyState, refusedByDesign } from '#tests/accessibility/states.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { invisibleTexts } from '#tests/e2e/invisible-texts.ts';

/** One state of each surface; `npm run test:accessibility` looks at every state, wider too, and validates its markup. */
const surfaces = [
  ...['banner', 'menu open', 'error page', 'solution: Maîtrise des coûts', 'rates: Tarifs à la consommation, Europe'],
  ...['quote: errors', 'quote: priced', 'quote: Comparer deux devis', 'quote: custom offer', 'contact with a quote'],
  ...['payment: errors', 'payment: numbers complete, mandate to accept', 'payment: lost address'],
  ...['refused: incomplete order', 'desk: sign-in', 'desk: home', 'desk: order'],
  ...['termination: to check', 'termination: received', 'desk: request'],
];
const paths = [...everyState.keys()].filter((name) => name.startsWith('/'));

test.use({ expectedMessages: refusedByDesign });

for (const name of [...paths, ...surfaces]) {
  const reach = everyState.get(name);
  if (reach === undefined) throw new Error(`There is no state « ${name} ».`);
  test(`axe finds nothing, forced colours hide nothing: ${name}`, async ({ page, service }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, service);
    await page.setViewportSize({ width: 320, height: 800 });
    expect((await runAxe(page)).violations).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(invisibleTexts), 'hidden by forced colours').toEqual([]);
  });
}
