import { formatInstant } from '#service/desk/desk-times.ts';
import { DeskForm, ErrorLine, PasswordField } from '#service/desk/form-parts.tsx';
import { PasskeyInput } from '#service/desk/sign-in/PasskeyInput.tsx';
import { accessPath, passkeyChallengePath, passkeyPath } from '#service/desk-addresses.ts';
import type { DeskPasskey } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

/** Somebody's own passkeys: one more, one less. */
export function PasskeyPage({ passkeys, error }: { passkeys: readonly DeskPasskey[]; error: string | undefined }) {
  return (
    <DeskForm action={passkeyPath} heading="Vos clés d’accès">
      <p>
        Une clé d’accès ouvre le bureau par l’empreinte, le visage ou le code d’un téléphone ou d’un ordinateur. Vous
        n’avez rien à retenir ni à taper.
      </p>
      <ErrorLine error={error} />
      <PasskeyInput challenge={passkeyChallengePath} creates />
      <PasswordField />
      <p className="actions">
        <Button type="submit" kind="primary" name="creer" value="oui" data-passkey="" hidden>
          Créer une clé d’accès
        </Button>
        <ButtonLink href={accessPath}>Revenir aux accès</ButtonLink>
      </p>
      {passkeys.length > 0 && (
        <ul className="entries" aria-label="Clés d’accès">
          {passkeys.map(({ id, made_at }) => (
            <li key={id} className="cluster">
              <span>créée le {formatInstant(made_at)}</span>
              <Button
                type="submit"
                kind="quiet"
                name="retirer"
                value={id}
                aria-label={`Retirer la clé d’accès créée le ${formatInstant(made_at)}`}
              >
                Retirer
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeys.length > 0 && (
        <p className="soft">
          Retirer une clé d’accès ferme vos autres sessions et annule vos liens. Un appareil perdu&#8239;? Quelqu’un du
          bureau vous fait un lien&nbsp;: quand il sert, ce lien retire toutes vos clés d’accès et votre mot de passe.
        </p>
      )}
    </DeskForm>
  );
}
