import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('an empty field that is required is announced as required, not yet as invalid', () => {
  const html = renderToStaticMarkup(<TextField id="nom" label="Votre nom" required />);
  expect(html).toContain('aria-required="true"');
  expect(html).not.toContain(' required=""');
});
