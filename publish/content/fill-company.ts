import { type CompanyContent, type CompanyValue, company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import { ContentError } from './content-error.ts';

/**
 * Replaces `{{phone}}` or `{{host.name}}` by the company's value, so that it is written in one place only. Throws a
 * {@link ContentError} for a name that the company data doesn't hold.
 */
export function fillCompany(text: string, file: string, linesBefore: number, data: CompanyContent = company): string {
  return text
    .split('\n')
    .map((line, index) =>
      line.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_mark, path: string) => {
        const value = valueAt(data, path);
        if (value !== undefined) return value;
        const mend = 'name a value of content/company.ts, such as {{phone}} or {{address.city}}';
        throw new ContentError(file, linesBefore + index + 1, `the company data holds no "${path}"`, mend);
      }),
    )
    .join('\n');
}

function valueAt(data: CompanyContent, path: string): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
      data,
    );
  if (typeof value === 'number') return String(value);
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null && 'placeholder' in value);
  return isValue ? companyText(value as CompanyValue) : undefined;
}
