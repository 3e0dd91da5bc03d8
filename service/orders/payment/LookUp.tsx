import { addressText } from '#domain/order/client/address-parts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { type LookUps, lookUpName } from './answer-look-up.ts';
import { foundField, foundValue } from './parse-completion.ts';

const focused = { tabIndex: -1, autoFocus: true };

/** A button that sends the form to look a field up, and below it what was found; the page has the focus there. */
export function LookUp({ field, label, lookUps }: { field: string; label: string; lookUps: LookUps | undefined }) {
  const kind = field === 'siret' ? 'company' : 'address';
  if (!lookUps?.[kind]) return null;
  const answer = lookUps.answer?.field === field ? lookUps.answer : undefined;
  return (
    <>
      <p>
        <Button type="submit" name={lookUpName} value={field}>
          {label}
        </Button>
      </p>
      {answer && <p {...focused}>{answer.message}</p>}
      {answer?.found.map((address, index) => (
        <Choice
          key={foundValue(address)}
          id={`${field}-found${index}`}
          type="radio"
          name={foundField(field)}
          value={foundValue(address)}
          label={addressText(address)}
        />
      ))}
      {answer && answer.found.length > 0 && (
        <Choice
          id={`${field}-own`}
          type="radio"
          name={foundField(field)}
          value=""
          label="Garder celle que j’ai saisie"
          defaultChecked
        />
      )}
    </>
  );
}
