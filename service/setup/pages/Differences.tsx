import { compareSheets } from '#domain/setup/compare-sheets.ts';
import { Facts } from '#service/pages/Facts.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';

/** What a client asks to change of what we prepare, field by field. */
export function Differences({ setup: { sheet, asked, order } }: { readonly setup: OpenedSetup }) {
  const differences = compareSheets(sheet, asked?.sheet ?? sheet, order);
  // A corrected e-mail may leave nothing of what was asked for.
  if (differences.length === 0) return <p>Plus rien ne diffère de ce que nous préparons.</p>;
  return (
    <Facts
      facts={differences.map(
        ({ what, before, after }) => [what, `${before || '(vide)'} → ${after || '(vide)'}`] as const,
      )}
    />
  );
}
