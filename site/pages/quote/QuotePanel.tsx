import { memo, useDeferredValue } from 'react';
import type { Catalogue } from '#content/catalogue.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';
import { InstallationPanel } from './InstallationPanel.tsx';
import styles from './QuotePanel.module.css';

interface QuotePanelProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
}

const Installation = memo(InstallationPanel);

/** The installation as it is chosen, beside the form where there is room. */
export function QuotePanel({ form, catalogue }: QuotePanelProps) {
  // What is typed shows before the drawing follows.
  const drawn = useDeferredValue(form);
  return (
    <div className={styles.panel}>
      <Installation form={drawn} catalogue={catalogue} />
    </div>
  );
}
