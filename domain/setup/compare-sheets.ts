import { nameOfValue, type SetupField, type SetupOrder } from './setup-item.ts';
import { type SetupSheet, setupPartNames, setupParts } from './setup-sheet.ts';

/** What differs between two sheets of an order, field by field: « Poste principal 1, Nom ou lieu ». */
export function compareSheets(before: SetupSheet, after: SetupSheet, order: SetupOrder) {
  return setupPartNames.flatMap((part) =>
    after[part].flatMap((item, index) =>
      Object.entries<SetupField>(setupParts[part].fields).flatMap(([name, field]) => {
        const [from = '', to = ''] = [before[part][index], item].map((row) => {
          const values: Readonly<Record<string, string>> = row?.values ?? {};
          return nameOfValue(field, values[name] ?? '', order);
        });
        return from === to ? [] : [{ what: `${item.title}, ${field.label}`, before: from, after: to }];
      }),
    ),
  );
}
