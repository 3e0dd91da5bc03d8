import { quoteToolTexts } from '#content/quote-tools.ts';
import { mailtoUrl } from '#domain/email/mailto-url.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Field } from '#ui/fields/Field.tsx';
import tools from './tools.module.css';

interface ShareQuoteProps {
  readonly resumeUrl: string;
  /** The quote in one line, for the message. */
  readonly summary: string;
}

const { lead, subject, link } = quoteToolTexts.share;

/** The link that resumes the quote: to copy, to mail, or to share through the device; its refusal is only logged. */
export function ShareQuote({ resumeUrl, summary }: ShareQuoteProps) {
  const mail = mailtoUrl('', subject, `${summary}\n\n${link} ${resumeUrl}`);
  const share = (): void => {
    const failed = (failure: unknown): void => console.info('Le partage n’a pas eu lieu', failure);
    navigator.share({ title: subject, text: summary, url: resumeUrl }).catch(failed);
  };
  return (
    <div className={tools.tool}>
      <p>{lead}</p>
      <Field id="resumeUrl" label="Lien de votre devis">
        {(control) => (
          <input {...control} readOnly value={resumeUrl} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <div className="cluster">
        <CopyButton text={resumeUrl} label="Copier le lien" kind="primary" />
        <ButtonLink kind="quiet" href={mail}>
          Envoyer par e-mail
        </ButtonLink>
        {'share' in navigator && <Button onClick={share}>Partager…</Button>}
      </div>
    </div>
  );
}
