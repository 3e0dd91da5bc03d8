import { passkeyScriptPath } from '#service/desk-addresses.ts';

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
