import { brand } from '#content/brand.ts';
import { companyPhone } from '#domain/company.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import { type Service, servicePath } from '#service/service.ts';

/** The page where a client has their order's lost address sent again; `refused` was typed and is no reference. */
export function LostAddressPage({ service, refused }: { service: Service; refused?: string }) {
  return (
    <div className="stack measure">
      <h1>Retrouver ma commande</h1>
      <p className="lead">
        Donnez sa référence&nbsp;: nous envoyons un nouveau lien à l’adresse{' '}
        <span className="mail-address">e-mail</span> de la commande, et à elle seule.
      </p>
      <form className="stack" method="post" action={`${servicePath}/retrouver`} noValidate>
        <TextField
          id="reference"
          label="Référence"
          hint={`Elle commence par ${brand.orderPrefix}-\u202f; elle est sur votre confirmation (PDF), nos e-mails et votre virement`}
          error={
            refused === undefined ? undefined : `Vérifiez cette référence, par exemple ${brand.orderPrefix}-7K3MPQ2X`
          }
          defaultValue={refused}
          autoFocus={refused !== undefined}
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Actions submit="Recevoir le lien" />
      </form>
      <p className="soft">Référence perdue&#8239;? Appelez le {companyPhone(service.company)}.</p>
    </div>
  );
}
