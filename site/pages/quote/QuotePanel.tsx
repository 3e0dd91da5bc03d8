import type { Catalogue } from '#domain/quote/catalogue.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';
import { InstallationPanel } from './installation/InstallationPanel.tsx';
import styles from './QuotePanel.module.css';

interface QuotePanelProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
}

/** The current installation, beside the form if there is room. */
export function QuotePanel({ form, catalogue }: QuotePanelProps) {
  return (
    <div className={styles.panel}>
      <InstallationPanel form={form} catalogue={catalogue} />
    </div>
  );
}
