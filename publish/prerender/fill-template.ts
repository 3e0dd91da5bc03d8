interface TemplateParts {
  readonly head: string;
  readonly root?: string;
  /** Attributes of `<html>` beside its language, such as the route that the page holds. */
  readonly attributes?: string;
}

/** Puts the parts of a page into the template; throws where the template has lost one of its marks. */
export function fillTemplate(template: string, { head, root = '', attributes = '' }: TemplateParts): string {
  return [
    ['<!--head-->', head],
    ['<!--root-->', root],
    [' data-attributes', attributes],
  ].reduce((html, [mark, text]) => {
    if (mark === undefined || text === undefined || !html.includes(mark))
      throw new Error(`page-template.html must hold ${mark}`);
    return html.replace(mark, () => text);
  }, template);
}
