import { compareSheets } from '#domain/setup/compare-sheets.ts';
import { FormToken } from '#service/desk/FormToken.tsx';
import type { SignedIn } from '#service/desk/sign-in/sessions.ts';
import { Facts } from '#service/pages/Facts.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import { Button } from '#ui/buttons/Button.tsx';

interface AskedChangeProps {
  readonly setup: OpenedSetup;
  /** The same with the change that the client asks for. */
  readonly asked: OpenedSetup;
  /** Where the decision is posted. */
  readonly address: string;
  readonly session: SignedIn;
}

/** What a client wants otherwise since we prepare their order, and the desk's decision. */
export function AskedChange({ setup, asked, address, session }: AskedChangeProps) {
  const differences = compareSheets(setup.sheet, asked.sheet, setup.order);
  return (
    <form className="stack warning" method="post" action={address} aria-labelledby="changement">
      <h3 id="changement">Le client demande un changement</h3>
      <Facts
        facts={differences.map(
          ({ what, before, after }) => [what, `${before || '(vide)'} → ${after || '(vide)'}`] as const,
        )}
      />
      <FormToken session={session} />
      <input type="hidden" name="version" value={setup.version} />
      <p className="actions">
        <Button type="submit" name="decision" value="prendre">
          Accepter ce changement
        </Button>
        <Button type="submit" kind="quiet" name="decision" value="garder">
          Garder la fiche d’avant
        </Button>
      </p>
    </form>
  );
}
