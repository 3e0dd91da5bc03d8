import { type FormEvent, useEffect } from 'react';
import { summariseMessages } from '#domain/quote/form/summarise-messages.ts';
import { baseAddress } from '#site/features/supervision/supervision-client.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorSummary } from '#ui/panels/ErrorSummary.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { CallsSection } from './form/CallsSection.tsx';
import { PhonesSection } from './form/PhonesSection.tsx';
import { QuotePresets } from './form/QuotePresets.tsx';
import { SitesSection } from './form/SitesSection.tsx';
import { controlId } from './form/state/element-ids.ts';
import { useAnnouncement } from './form/state/use-announcement.ts';
import type { QuotePageHandle } from './form/state/use-quote-page.ts';
import { VisitorSection } from './form/VisitorSection.tsx';
import { OrderSection } from './order/OrderSection.tsx';
import styles from './QuoteForm.module.css';
import { PriceCard } from './result/PriceCard.tsx';

const loadDetail = () => import('./QuoteDetail.tsx');
const loadInstallation = () => import('./installation/InstallationPanel.tsx');

/** The form of the quote and the order; its last part is the region « Votre devis » once there is a price. */
export function QuoteForm({ page }: { readonly page: QuotePageHandle }) {
  const { catalogue } = page;
  const { formRef, state, unchecked, typed, shown, onInput } = page.form;
  const { announcement, announce } = useAnnouncement(state.edited, unchecked);
  const installation = useOnDemand(loadInstallation, true);
  const detail = useOnDemand(loadDetail, shown !== undefined);

  // Needed with a price: not part of the first load, and fetched once the page is painted; if that fails, with the price.
  useEffect(() => {
    const later = setTimeout(() => loadDetail().catch(() => undefined));
    return () => clearTimeout(later);
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    page.showPrices();
  };

  // Where no script runs the service shows the price; posted, so that no e-mail gets into a URL.
  return (
    <>
      {!page.resumed && <QuotePresets page={page} announce={announce} />}
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        method="post"
        action={`${baseAddress}/devis`}
        data-catalogue={catalogue.id}
        onInput={onInput}
        onSubmit={submit}
      >
        <div className={styles.questions}>
          <ErrorSummary
            errors={summariseMessages(state.messages).map(({ name, ...error }) => ({
              controlId: controlId(name),
              ...error,
            }))}
            refusals={state.refusals}
          />
          <PhonesSection page={page} />
          <SitesSection page={page} />
        </div>
        <div className={styles.closing}>
          <div className={styles.questions}>
            <CallsSection page={page} />
            <VisitorSection page={page} />
            <Button type="submit" kind={shown ? 'secondary' : 'primary'} className={`screen-only ${styles.submit}`}>
              Voir les tarifs
            </Button>
            <p className="visually-hidden" role="status">
              {announcement}
            </p>
          </div>
          <section className={styles.quote} aria-label={shown && 'Votre devis'}>
            <div className={styles.side}>
              <div className={`frame ${styles.installation}`}>
                {installation && <installation.InstallationPanel typed={typed} catalogue={catalogue} />}
              </div>
              <PriceCard page={page} actions={shown && detail && <detail.QuoteActions page={page} />} />
            </div>
            <OrderSection page={page} />
            {shown && detail && <detail.QuoteDetail shown={shown} page={page} />}
          </section>
        </div>
      </form>
    </>
  );
}
