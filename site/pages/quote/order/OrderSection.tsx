import { useEffect, useRef } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { termsDocument } from '#domain/company.ts';
import { faqPath } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { controlId } from '#site/pages/quote/form/state/element-ids.ts';
import type { QuotePageHandle } from '#site/pages/quote/form/state/use-quote-page.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Notice } from '#ui/panels/Notice.tsx';
import styles from './OrderSection.module.css';
import { orderMailAddress } from './order-mail.ts';

/** Terms, « Commander » and « Offre personnalisée », and what to do when an order can't be sent. */
export function OrderSection({ page }: { readonly page: QuotePageHandle }) {
  const { catalogue, form, placing } = page;
  const busy = placing.step === 'sending';
  return (
    <div className={`screen-only ${styles.order}`}>
      <Choice
        id={controlId('acceptTerms')}
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
        error={form.state.messages.acceptTerms}
      />
      {placing.step === 'unanswered' && (
        <OrderFailure mailAddress={form.priced && orderMailAddress(form.priced, catalogue)} onRetry={page.order} />
      )}
      <div className="cluster">
        <Button kind={form.shown ? 'primary' : 'secondary'} busy={busy} onClick={() => page.order()}>
          Commander
        </Button>
        <Button onClick={() => page.open({ kind: 'custom-offer' })}>Offre personnalisée</Button>
      </div>
      <p className="soft" role="status">
        {statusText(busy, page.pricedByOrder)}
      </p>
      <SiteLink to={faqPath} className={styles.faq}>
        {quoteTexts.faqLink}
      </SiteLink>
    </div>
  );
}

function statusText(busy: boolean, firstSeen: boolean): string {
  if (busy) return 'Un instant, nous ouvrons votre commande…';
  if (firstSeen) return 'Voici votre prix\u00a0: vérifiez-le, puis commandez.';
  return 'Rien n’est dû à cette étape\u00a0: la page suivante récapitule tout, TVA comprise, avant votre confirmation.';
}

interface OrderFailureProps {
  /** `undefined` if the form has no price. */
  readonly mailAddress: string | undefined;
  /** Tries again, or sends the order without asking whether the service responds. */
  readonly onRetry: (ask: boolean) => void;
}

/** Shown beside « Commander » if the service doesn't respond: nothing is lost, and there are three ways on. */
function OrderFailure({ mailAddress, onRetry }: OrderFailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} title={quoteTexts.orderFailure.title}>
      <p>{quoteTexts.orderFailure.text}</p>
      <div className="cluster">
        <Button kind="quiet" onClick={() => onRetry(true)}>
          Réessayer
        </Button>
        <Button kind="quiet" onClick={() => onRetry(false)}>
          Envoyer quand même
        </Button>
        {mailAddress && (
          <ButtonLink kind="quiet" href={mailAddress}>
            Envoyer par e-mail
          </ButtonLink>
        )}
      </div>
    </Notice>
  );
}
