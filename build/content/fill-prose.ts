import { fillCompany } from '#domain/company.ts';
import { ContentError } from './read/content-error.ts';

/** Inserts values into a Markdown file. Throws a {@link ContentError} for an unknown name, and for braces that name nothing. */
export function fillProse(text: string, file: string, values: object): string {
  const fillLine = (line: string, index: number): string => {
    const refuse = (problem: string, fix: string) => new ContentError(file, index + 1, problem, fix);
    const [mark] = /\{[^{}]*\}?|\}/.exec(line.replaceAll(/\{\{\s*[\w.]+\s*\}\}/g, '')) ?? [];
    if (mark !== undefined) {
      const fix = 'nommez une valeur entre doubles accolades, telle que {{phone}}, ou retirez les accolades';
      throw refuse(`« ${mark} » serait affiché tel quel`, fix);
    }
    try {
      return fillCompany(line, values);
    } catch (error) {
      const fix = 'nommez une valeur de content/company.yaml, telle que {{phone}} ou {{address.city}}';
      const [, name] = /"(.*)"/.exec((error as RangeError).message) ?? [];
      throw refuse(`aucune valeur ne s’appelle « ${name} »`, fix);
    }
  };
  return text.split('\n').map(fillLine).join('\n');
}
