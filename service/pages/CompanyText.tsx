import type { CompanyValue } from '#content/schemas/parts/parts.ts';
import { companyText, isPlaceholder } from '#domain/company.ts';

interface CompanyTextProps {
  readonly value: CompanyValue;
}

/** A company value; a placeholder is marked as such, so that nobody pays into it. */
export function CompanyText({ value }: CompanyTextProps) {
  return (
    <>
      {shownText(value)}
      <PlaceholderBadge value={value} />
    </>
  );
}

/** « provisoire » beside a value that the owner still has to decide. */
export function PlaceholderBadge({ value }: CompanyTextProps) {
  return (
    isPlaceholder(value) && (
      <>
        {' '}
        <span className="placeholder">provisoire</span>
      </>
    )
  );
}

/** Without « (à confirmer) »: the badge already says that the owner has still to decide. */
export const shownText = (value: CompanyValue): string => companyText(value).replace(/ \(à confirmer\)$/, '');
