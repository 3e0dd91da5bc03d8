import type { FormEvent, ReactNode } from 'react';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { baseAddress } from '#site/features/supervision/supervision-client.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorSummary } from '#ui/panels/ErrorSummary.tsx';
import { CallsSection } from './CallsSection.tsx';
import { PhonesSection } from './PhonesSection.tsx';
import styles from './QuoteForm.module.css';
import { QuotePresets } from './QuotePresets.tsx';
import { SitesSection } from './SitesSection.tsx';
import { controlId } from './state/section-properties.ts';
import { summariseErrors } from './state/summarise-errors.ts';
import { useAnnouncement } from './state/use-announcement.ts';
import type { QuoteFormHandle } from './state/use-quote-form.ts';
import { VisitorSection } from './VisitorSection.tsx';

interface QuoteFormProps {
  readonly handle: QuoteFormHandle;
  readonly catalogue: Catalogue;
  /** Whether priced installations are shown first. */
  readonly presets: boolean;
  /** « Voir les tarifs », or Enter in a field. */
  readonly onSubmit: () => void;
  readonly callRates?: ReactNode;
  readonly channelAdvice?: ReactNode;
  /** Beside the questions on wide screens, below the order on narrow ones. */
  readonly panel: ReactNode;
  /** Both totals, or what is shown instead of them. */
  readonly price: ReactNode;
  /** Terms and the buttons of the order. */
  readonly order: ReactNode;
  /** Every line of the shown quote. */
  readonly detail: ReactNode;
}

/**
 * The form of the quote, with the order inside it. Controls with other names are ignored. The part from the price on is
 * the region « Votre devis », without a name while there is no price.
 */
export function QuoteForm(props: QuoteFormProps) {
  const { handle, catalogue, presets, onSubmit, callRates, channelAdvice, panel, price, order, detail } = props;
  const { formRef, state, unchecked, typed, shown, onInput } = handle;

  const { announcement, announce } = useAnnouncement(state.edited, unchecked);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };

  // Where no script runs the service shows the price; posted, so that no e-mail gets into a URL.
  return (
    <>
      {presets && <QuotePresets handle={handle} catalogue={catalogue} announce={announce} />}
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
          <ErrorSummary errors={summariseErrors(state)} refusals={state.refusals} />
          <PhonesSection catalogue={catalogue} state={state} typed={typed} />
          <SitesSection catalogue={catalogue} state={state} onChoose={handle.choose} />
        </div>
        <div className={styles.closing}>
          <div className={styles.questions}>
            <CallsSection
              catalogue={catalogue}
              state={state}
              typed={typed}
              callRates={callRates}
              channelAdvice={channelAdvice}
              onChoose={handle.choose}
            />
            <VisitorSection
              state={state}
              onCorrectEmail={(address) => {
                handle.choose('email', address);
                document.getElementById(controlId('email'))?.focus();
              }}
            />
            <Button type="submit" kind={shown ? 'secondary' : 'primary'} className={`screen-only ${styles.submit}`}>
              Voir les tarifs
            </Button>
            <p className="visually-hidden" role="status">
              {announcement}
            </p>
          </div>
          <section className={styles.quote} aria-label={shown && 'Votre devis'}>
            {price}
            {order}
            {panel}
            {detail}
          </section>
        </div>
      </form>
    </>
  );
}
