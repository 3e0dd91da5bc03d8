import { formToken, type SignedIn } from './sign-in/sessions.ts';

/** What each form of the desk contains, so that no page of another site can post it. */
export function FormToken({ session }: { readonly session: SignedIn }) {
  return <input type="hidden" name="jeton" value={formToken(session)} />;
}
