import { quoteTexts } from '#content/quote-texts.ts';
import { termsDocument } from '#domain/company.ts';
import type { PostProgress } from '#site/features/supervision/use-post.ts';
import { faqPath } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { controlId } from '#site/pages/quote/form/state/section-properties.ts';
import type { QuoteFormHandle } from '#site/pages/quote/form/state/use-quote-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { OrderFailure } from './OrderFailure.tsx';
import styles from './OrderSection.module.css';

interface OrderSectionProps {
  readonly handle: QuoteFormHandle;
  readonly step: PostProgress['step'];
  /** Whether « Commander » showed the price first, because the visitor had not seen it. */
  readonly firstSeen: boolean;
  /** Whether a dialog opened from here couldn't be loaded. */
  readonly dialogFailed: boolean;
  /** A `mailto:` that contains the order, for an unavailable service. */
  readonly mailAddress: string;
  readonly onOrder: () => void;
  readonly onRetry: (ask: boolean) => void;
  readonly onCustomOffer: () => void;
}

/** Terms, « Commander » and « Offre personnalisée », and what to do when an order can't be sent. */
export function OrderSection(props: OrderSectionProps) {
  const { handle, step, firstSeen, dialogFailed, mailAddress, onOrder, onRetry, onCustomOffer } = props;
  const busy = step === 'asking' || step === 'leaving';
  return (
    <div className={`screen-only ${styles.order}`}>
      <Choice
        id={controlId('acceptTerms')}
        type="checkbox"
        name="acceptTerms"
        label="J’accepte les conditions générales de vente"
        hint={
          <>
            {'Obligatoire pour commander. '}
            <a href={termsDocument.address} target="_blank" rel="noopener">
              Les lire (PDF, nouvel onglet)
            </a>
          </>
        }
        required
        error={handle.state.messages.acceptTerms}
      />
      {step === 'away' && <OrderFailure mailAddress={mailAddress} onRetry={onRetry} />}
      <div className={styles.buttons}>
        <Button kind={handle.shown ? 'primary' : 'secondary'} busy={busy} onClick={onOrder}>
          Commander
        </Button>
        <Button onClick={onCustomOffer}>Offre personnalisée</Button>
      </div>
      <p className="soft" role="status">
        {statusText(busy, firstSeen, dialogFailed)}
      </p>
      <SiteLink to={faqPath} className={styles.faq}>
        {quoteTexts.faqLink}
      </SiteLink>
    </div>
  );
}

function statusText(busy: boolean, firstSeen: boolean, dialogFailed: boolean): string {
  if (busy) return 'Un instant, nous ouvrons votre commande…';
  if (dialogFailed) return quoteTexts.dialogFailure;
  if (firstSeen) return 'Voici votre prix\u00a0: vérifiez-le, puis commandez.';
  return 'Rien n’est dû à cette étape\u00a0: la page suivante récapitule tout, TVA comprise, avant votre confirmation.';
}
