interface TemplateParts {
  readonly head: string;
  readonly root?: string;
  /** What follows the page's content. */
  readonly end?: string;
  /** Attributes of `<html>` beside its language, with a space before. */
  readonly attributes?: string;
}

/** Puts the parts of a page into the template. */
export function fillTemplate(template: string, { head, root = '', end = '', attributes = '' }: TemplateParts): string {
  const parts = { '<!--head-->': head, '<!--root-->': root, '<!--end-->': end, ' data-attributes': attributes };
  // The marks of the template itself only: what a page says may look like one.
  return template
    .replaceAll(/\n\s*/g, '')
    .replaceAll(new RegExp(Object.keys(parts).join('|'), 'g'), (mark) => parts[mark as keyof typeof parts]);
}
