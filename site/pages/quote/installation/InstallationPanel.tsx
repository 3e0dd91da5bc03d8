import type { Catalogue } from '#domain/quote/catalogue.ts';
import { countPhones } from '#domain/quote/count-items.ts';
import { planInstallation, readInstallation } from '#domain/quote/installation.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';
import { Help } from '#ui/Help.tsx';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import styles from './InstallationPanel.module.css';

const loadNeeds = () => import('./InstallationNeeds.tsx');

interface InstallationPanelProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
}

/** The visitor's choices so far, drawn as they are made, valid or not. */
export function InstallationPanel({ form, catalogue }: InstallationPanelProps) {
  const request = readInstallation(form, catalogue);
  const plan = request && planInstallation(request, catalogue);
  const empty = request !== undefined && countPhones(request) + request.userCount === 0;
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
