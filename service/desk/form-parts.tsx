import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { passkeyChallengePath } from '#service/desk-addresses.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import type { Mail } from '#service/storage/rows.ts';
import { NoPasskeys, PasskeyInput, PasskeysOnly } from './sign-in/PasskeyInput.tsx';
import { PasswordInput } from './sign-in/PasswordInput.tsx';
import { formToken, type SignedIn } from './sign-in/sessions.ts';

/** The session of whoever reads the page; `undefined` before they signed in. */
export const Session = createContext<SignedIn | undefined>(undefined);

/** The session of a page for people who are signed in. */
export function useSession(): SignedIn {
  const session = useContext(Session);
  if (session === undefined) throw new Error('a page for people who are signed in has a session');
  return session;
}

interface DeskFormProps extends ComponentProps<'form'> {
  readonly action: string;
  /** The heading of a page that is this form alone. */
  readonly heading?: ReactNode;
}

/** A form of the desk, with the token by which no page of another site can post it. */
export function DeskForm({ heading, children, ...form }: DeskFormProps) {
  const isPage = heading !== undefined;
  return (
    <form
      method="post"
      noValidate
      {...(isPage && { className: 'stack action', 'aria-labelledby': 'action' })}
      {...form}
    >
      {isPage && <h1 id="action">{heading}</h1>}
      <input type="hidden" name="jeton" value={formToken(useSession())} />
      {children}
    </form>
  );
}

/** Asks somebody who is signed in for their password, or their passkey, before a change; nothing while it is fresh. */
export function PasswordField({ error }: { readonly error?: string | undefined }) {
  const passkeysOnly = useContext(PasskeysOnly);
  if (useSession().isFresh) return null;
  return (
    <>
      {passkeysOnly ? <NoPasskeys /> : <PasswordInput hint="Demandé à nouveau après trente minutes" error={error} />}
      <div data-passkey="" hidden>
        <p className="soft">
          {passkeysOnly
            ? 'Trente minutes ont passé\u00a0: votre clé d’accès vous sera demandée.'
            : 'Vous avez une clé d’accès\u202f? Laissez ce champ vide\u00a0: elle vous sera demandée.'}
        </p>
        <PasskeyInput challenge={passkeyChallengePath} />
      </div>
    </>
  );
}

/** What is said of a field of a form, if it is the one that was refused. */
export function messageOf(error: FieldError | undefined, field: string): string | undefined {
  return error?.field === field ? error.message : undefined;
}

/** Why a form was refused, or what it asks: it has the focus when the page opens. */
export function ErrorLine({ error }: { readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="warning" {...{ tabIndex: -1, autoFocus: true }}>
      {error}
    </p>
  );
}

/** A mail that is about to leave, below what is said of its recipient. */
export function Letter({ mail, recipients }: { readonly mail: Mail; readonly recipients: string }) {
  return (
    <>
      <p className="soft">{recipients}</p>
      <p>
        <strong>{mail.subject}</strong>
      </p>
      <div className="letter">{mail.body}</div>
    </>
  );
}
