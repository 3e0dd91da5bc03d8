import { memo, type Ref, useDeferredValue } from 'react';
import type { Catalogue } from '#content/catalogue.ts';
import { QuoteResult } from '#site/features/quote-result/QuoteResult.tsx';
import { InstallationPanel } from './InstallationPanel.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import styles from './QuotePanel.module.css';
import { useExplanations } from './use-explanations.ts';
import type { QuotePageHandle } from './use-quote-page.ts';

interface QuotePanelProps {
  readonly page: QuotePageHandle;
  readonly catalogue: Catalogue;
  readonly ref: Ref<HTMLElement>;
}

const Installation = memo(InstallationPanel);

/** Beside the form: the installation as it is chosen, then its price once asked for. */
export function QuotePanel({ page, catalogue, ref }: QuotePanelProps) {
  const { shown, state } = page.form;
  // What is typed shows before the drawing follows.
  const drawn = useDeferredValue(state.controls.form);
  const explanations = useExplanations(shown?.request, catalogue);
  return (
    <aside ref={ref} className={styles.panel} aria-label="Récapitulatif">
      <Installation form={drawn} catalogue={catalogue} />
      {shown ? (
        <QuoteResult
          request={shown.request}
          quote={shown.quote}
          catalogue={catalogue}
          renderNote={({ key }) => {
            const sentence = explanations.explain(key);
            return sentence && <small>{sentence}</small>;
          }}
          actions={
            <QuoteActions explained={explanations.wanted} onExplain={explanations.toggle} onOpen={page.openTool} />
          }
        />
      ) : (
        <p className={styles.waiting}>
          {state.quote === 'hidden-by-edit'
            ? 'Vos choix ont changé. Affichez à nouveau les tarifs pour voir le prix à jour.'
            : 'Votre prix s’affichera ici, ligne par ligne\u00a0: à la commande et par mois.'}
        </p>
      )}
    </aside>
  );
}
