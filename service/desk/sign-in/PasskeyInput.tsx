import { createContext } from 'react';
import { passkeyScriptPath } from '#service/desk-addresses.ts';

/** Whether no password opens this desk (`DESK_SIGN_IN`). */
export const PasskeysOnly = createContext(false);

interface PasskeyInputProps {
  /** Where the script asks for what the passkey signs. */
  readonly challenge: string;
  /** Whether the passkey is created instead of used. */
  readonly creates?: boolean;
  /** The secret of the link by which it is created outside a session. */
  readonly link?: string;
}

/** The hidden field that its script fills with what a passkey signed, and the line that says why it couldn't. */
export function PasskeyInput({ challenge, creates = false, link }: PasskeyInputProps) {
  return (
    <>
      <input
        type="hidden"
        name={creates ? 'nouvelleCle' : 'cle'}
        data-challenge={challenge}
        data-creates={creates ? '' : undefined}
        data-link={link}
      />
      <p role="status" data-passkey-line="" />
      <script type="module" src={passkeyScriptPath} />
    </>
  );
}

/** Why a form that passkeys alone send isn't there; its script hides it. */
export function NoPasskeys() {
  return (
    <p data-no-passkey="">
      Ce navigateur ne sait pas se servir d’une clé d’accès&nbsp;: mettez-le à jour, ou activez JavaScript.
    </p>
  );
}
