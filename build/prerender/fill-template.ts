import { colours } from '#content/brand-look.ts';

interface TemplateParts {
  readonly head: string;
  readonly root?: string;
  /** Markup after the page's content. */
  readonly end?: string;
  /** Attributes of `<html>` besides its language, with a leading space. */
  readonly attributes?: string;
}

/** Inserts the parts of a page into the template. */
export function fillTemplate(template: string, { head, root = '', end = '', attributes = '' }: TemplateParts): string {
  const theme = `<meta name="theme-color" content="${colours.paper}">`;
  const parts = {
    '<!--theme-->': theme,
    '<!--head-->': head,
    '<!--root-->': root,
    '<!--end-->': end,
    ' data-attributes': attributes,
  };
  // Replaces only the template's own marks: a page's text may look like one.
  return template
    .replaceAll(/\n\s*/g, '')
    .replaceAll(new RegExp(Object.keys(parts).join('|'), 'g'), (mark) => parts[mark as keyof typeof parts]);
}
