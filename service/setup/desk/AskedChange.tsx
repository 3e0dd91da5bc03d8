import { compareSheets } from '#domain/setup/compare-sheets.ts';
import { FormToken } from '#service/desk/form-parts.tsx';
import { clientName } from '#service/desk/home/gather-home.ts';
import type { SignedIn } from '#service/desk/sign-in/sessions.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import { Facts } from '#service/pages/Facts.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface AskedChangeProps {
  readonly setup: OpenedSetup;
  /** The same with the change that the client asks for. */
  readonly asked: OpenedSetup;
  /** Where the decision is posted. */
  readonly address: string;
  readonly session: SignedIn;
}

/** Why a decision changed nothing, with the way to what there is to decide now. */
export function OvertakenDecision({ order }: { readonly order: OrderRow }) {
  return (
    <div className="stack action">
      <h1>Changement demandé</h1>
      <p className="lead">
        {clientName(order)}, commande <span className="reference">{order.reference}</span>
      </p>
      <p role="alert" className="warning">
        La commande ou sa fiche vient de changer. Votre décision n’est pas enregistrée&nbsp;: regardez la fiche avant de
        recommencer.
      </p>
      <p className="actions">
        <ButtonLink href={`${ordersPath}/${order.reference}#installation`}>Revenir à la commande</ButtonLink>
      </p>
    </div>
  );
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
