import {
  linkChallengePath,
  passkeyChallengePath,
  passkeyScriptPath,
  signInChallengePath,
} from '#service/desk-addresses.ts';

interface PasskeyInputProps {
  /** What the passkey does: it lets somebody in, it confirms a change in a session, or it is created, in a session or by a link. */
  readonly use: 'enter' | 'confirm' | 'create' | { readonly link: string };
}

/** The hidden field that its script fills with what a passkey signed, and the line that says why it couldn't. */
export function PasskeyInput({ use }: PasskeyInputProps) {
  const link = typeof use === 'object' ? use.link : undefined;
  const creates = use === 'create' || link !== undefined;
  const address = use === 'enter' ? signInChallengePath : passkeyChallengePath;
  return (
    <>
      <input
        type="hidden"
        name={creates ? 'nouvelleCle' : 'cle'}
        data-challenge={link === undefined ? address : linkChallengePath}
        data-creates={creates ? '' : undefined}
        data-link={link}
      />
      <p role="status" data-passkey-line="" />
      <script type="module" src={passkeyScriptPath} />
    </>
  );
}
