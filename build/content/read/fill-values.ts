import { fillCompany } from '#domain/company.ts';
import { ContentError } from './content-error.ts';

/**
 * Replaces `{{phone}}` in a text that begins on a line of a file; the client's own values are filled when an order has them.
 * Throws a {@link ContentError} for an unknown name; without `values`, since their file is broken, none is unknown.
 */
export function fillValues(text: string, values: object | undefined, file: string, line: number): string {
  return text.replaceAll(/\{\{(?!client\.)[^{}]*\}\}/g, (mark) => {
    try {
      return values === undefined ? '…' : fillCompany(mark, values);
    } catch {
      const fix = 'nommez une valeur de content/company.yaml, telle que {{phone}} ou {{address.city}}';
      throw new ContentError(file, line, `aucune valeur ne s’appelle «\u202f${mark}\u202f»`, fix);
    }
  });
}
