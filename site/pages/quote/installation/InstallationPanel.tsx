import type { ReactNode } from 'react';
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
export function InstallationPanel(props: InstallationPanelProps) {
  const { drawing, words } = drawChoices(props);
  return (
    <section aria-labelledby="installation-title">
      <h2 id="installation-title" className={styles.title}>
        Votre installation
      </h2>
      <div className={styles.drawing}>{drawing}</div>
      {words}
    </section>
  );
}

/** What is drawn, and what is said below it: a sketch while there is nothing to plug in. */
function drawChoices({ typed, catalogue }: InstallationPanelProps): { drawing: ReactNode; words?: ReactNode } {
  const plan = planTyped(typed, catalogue);
  if (plan === undefined) return { drawing: <p>Au-delà de ce que nous dessinons.</p> };
  if (countExtensions(typed) === 0)
    return {
      drawing: <InstallationSketch className={styles.sketch} />,
      words: (
        <p>
          {typed.virtualOnly
            ? 'Indiquez vos utilisateurs\u00a0: ils viendront ici.'
            : 'Ajoutez vos postes\u00a0: ils viendront se brancher ici.'}
        </p>
      ),
    };
  return {
    drawing: <InstallationDrawing plan={plan} />,
    words: (
      <Help title="Ce qu’il faut chez vous">
        {describeNeeds(plan).map((need) => (
          <p key={need}>{need}</p>
        ))}
      </Help>
    ),
  };
}
