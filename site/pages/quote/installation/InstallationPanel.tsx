import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countExtensions } from '#domain/quote/installation/count-items.ts';
import { planTyped } from '#domain/quote/installation/installation.ts';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';
import { Help } from '#ui/panels/Help.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import styles from './InstallationPanel.module.css';

const loadNeeds = () => import('./InstallationNeeds.tsx');

interface InstallationPanelProps {
  readonly typed: QuoteRequest;
  readonly catalogue: Catalogue;
}

/** The visitor's choices so far, drawn as they are made, valid or not. */
export function InstallationPanel({ typed, catalogue }: InstallationPanelProps) {
  const plan = planTyped(typed, catalogue);
  const empty = plan !== undefined && countExtensions(typed) === 0;
  const needs = useOnDemand(loadNeeds, !empty);
  return (
    <section className={styles.installation} aria-labelledby="installation-title">
      <h2 id="installation-title" className={styles.title}>
        Votre installation
      </h2>
      <div className={styles.drawing}>
        {plan ? <InstallationDrawing plan={plan} /> : <p>Au-delà de ce que nous dessinons&nbsp;: parlons-en.</p>}
      </div>
      {empty && <p>Ajoutez vos postes&nbsp;: ils viendront se brancher ici.</p>}
      {plan && needs && (
        <Help title="Ce qu’il faut chez vous">
          <needs.InstallationNeeds plan={plan} />
        </Help>
      )}
    </section>
  );
}
