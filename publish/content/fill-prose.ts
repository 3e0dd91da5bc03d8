import { company } from '#content/company.ts';
import { fillCompany } from '#domain/company.ts';
import { ContentError } from './content-error.ts';

/** A text of `content/` with the company's values. Throws a {@link ContentError} for a name that the data doesn't hold. */
export function fillProse(text: string, file: string, linesBefore: number): string {
  return text
    .split('\n')
    .map((line, index) => {
      try {
        return fillCompany(line, company);
      } catch (error) {
        const mend = 'name a value of content/company.ts, such as {{phone}} or {{address.city}}';
        throw new ContentError(file, linesBefore + index + 1, (error as Error).message, mend);
      }
    })
    .join('\n');
}
