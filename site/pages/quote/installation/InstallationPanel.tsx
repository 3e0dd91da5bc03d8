import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countExtensions } from '#domain/quote/installation/count-items.ts';
import { describeNeeds } from '#domain/quote/installation/describe-needs.ts';
import { planTyped } from '#domain/quote/installation/installation.ts';
import InstallationSketch from '#ui/drawings/InstallationSketch.svg?drawing';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';
import { Help } from '#ui/panels/Help.tsx';
import styles from './InstallationPanel.module.css';

interface InstallationPanelProps {
  readonly typed: QuoteRequest;
  readonly catalogue: Catalogue;
}

/** The visitor's choices so far, drawn as they are made, valid or not, up to the limits of the offer. */
export function InstallationPanel({ typed, catalogue }: InstallationPanelProps) {
  const plan = planTyped(typed, catalogue);
  const isEmpty = countExtensions(typed) === 0;
  return (
    <section aria-labelledby="installation-title">
      <h2 id="installation-title" className={styles.title}>
        Votre installation
      </h2>
      <div className={styles.drawing}>
        {plan === undefined && <p>Au-delà de ce que nous dessinons.</p>}
        {plan && (isEmpty ? <InstallationSketch className={styles.sketch} /> : <InstallationDrawing plan={plan} />)}
      </div>
      {plan && isEmpty && (
        <p>
          {typed.virtualOnly
            ? 'Indiquez vos utilisateurs\u00a0: ils viendront ici.'
            : 'Ajoutez vos postes\u00a0: ils viendront se brancher ici.'}
        </p>
      )}
      {plan && !isEmpty && (
        <Help title="Ce qu’il faut chez vous">
          {describeNeeds(plan).map((need) => (
            <p key={need}>{need}</p>
          ))}
        </Help>
      )}
    </section>
  );
}
