import { memo, useDeferredValue } from 'react';
import type { Catalogue } from '#content/catalogue.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';
import { InstallationPanel } from './installation/InstallationPanel.tsx';
import styles from './QuotePanel.module.css';

interface QuotePanelProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
}

const Installation = memo(InstallationPanel);

/** The current installation, beside the form if there is room. */
export function QuotePanel({ form, catalogue }: QuotePanelProps) {
  // Typing is shown first, the drawing follows.
  const drawn = useDeferredValue(form);
  return (
    <div className={styles.panel}>
      <Installation form={drawn} catalogue={catalogue} />
    </div>
  );
}
