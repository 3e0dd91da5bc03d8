import { Choice } from '#ui/fields/Choice.tsx';

interface TermsChoiceProps {
  readonly termsUrl: string;
  readonly error: string | undefined;
  readonly isAccepted: boolean;
  /** What the ticked box sends; `on` without it. */
  readonly version?: string;
}

/** The acceptance of the terms of sale, with a link to them. */
export function TermsChoice({ termsUrl, error, isAccepted, version }: TermsChoiceProps) {
  return (
    <Choice
      id="acceptTerms"
      label="J’accepte les conditions générales de vente"
      hint={
        <a href={termsUrl} target="_blank" rel="noopener">
          Lire les conditions (PDF, nouvel onglet)
        </a>
      }
      error={error}
      {...(version && { value: version })}
      required
      defaultChecked={isAccepted}
    />
  );
}
