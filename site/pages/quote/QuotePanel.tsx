import type { Catalogue } from '#domain/quote/catalogue.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import { InstallationPanel } from './installation/InstallationPanel.tsx';
import styles from './QuotePanel.module.css';

interface QuotePanelProps {
  readonly typed: QuoteRequest;
  readonly catalogue: Catalogue;
}

/** The current installation, beside the form if there is room. */
export function QuotePanel({ typed, catalogue }: QuotePanelProps) {
  return (
    <div className={styles.panel}>
      <InstallationPanel typed={typed} catalogue={catalogue} />
    </div>
  );
}
