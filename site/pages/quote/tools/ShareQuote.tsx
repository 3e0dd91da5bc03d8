import { quoteToolTexts } from '#content/quote-tools.ts';
import { mailtoUrl } from '#domain/email/mailto-url.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { useBrowserValue } from '#ui/use-browser-value.ts';
import tools from './tools.module.css';

interface ShareQuoteProps {
  readonly resumeUrl: string;
  /** The quote in one line, for the message. */
  readonly summary: string;
}

const { lead, subject, link } = quoteToolTexts.share;

/** The link that resumes the quote: to copy, to send by e-mail, or to share through the device if it can. */
export function ShareQuote({ resumeUrl, summary }: ShareQuoteProps) {
  const canShare = useBrowserValue(hasNativeShare, () => false);
  const mail = mailtoUrl('', subject, `${summary}\n\n${link} ${resumeUrl}`);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: subject, text: summary, url: resumeUrl });
    } catch (failure) {
      // Closing the device's share sheet is not a failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
    }
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
        {canShare && <Button onClick={() => void share()}>Partager…</Button>}
      </div>
    </div>
  );
}

const hasNativeShare = (): boolean => typeof navigator.share === 'function';
