import { portabilityTexts } from '#content/portability-texts.ts';

/** Id of the list of operators' names, which all forms of a page share. */
export const operatorNames = 'operateurs';

/** The names that a page suggests where an operator is typed. */
export function OperatorNames() {
  return (
    <datalist id={operatorNames}>
      {portabilityTexts.operators.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
