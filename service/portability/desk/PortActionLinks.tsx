import { formatRange } from '#domain/portability/ported-number.ts';
import { portAddress } from '#service/desk-addresses.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import type { PortAction } from './port-actions.ts';

interface PortActionLinksProps {
  readonly port: PortRow;
  readonly actions: readonly PortAction[];
}

/** Links to the forms of what can be done with a number. */
export function PortActionLinks({ port, actions }: PortActionLinksProps) {
  if (actions.length === 0) return null;
  const number = formatRange({ number: port.number, lastNumber: port.last_number });
  return (
    <p className="actions">
      {actions.map(({ slug, kind, name }) => (
        <ButtonLink
          key={slug}
          kind={kind === 'undo' ? 'quiet' : 'secondary'}
          href={`${portAddress(port)}/${slug}`}
          aria-label={`${name}, ${number}`}
        >
          {name}
        </ButtonLink>
      ))}
    </p>
  );
}
