import type { Catalogue } from '#content/catalogue.ts';
import { countPhones } from '#domain/quote/count-items.ts';
import { planInstallation, readInstallation } from '#domain/quote/installation.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';
import { InstallationDrawing } from '#site/features/installation-drawing/InstallationDrawing.tsx';
import { InstallationNeeds } from '#site/features/installation-drawing/InstallationNeeds.tsx';
import { Help } from '#site/ui/Help.tsx';
import styles from './InstallationPanel.module.css';

interface InstallationPanelProps {
  readonly form: QuoteForm;
  readonly catalogue: Catalogue;
}

/** What the choices amount to so far, drawn as they are made, valid or not yet. */
export function InstallationPanel({ form, catalogue }: InstallationPanelProps) {
  const request = readInstallation(form, catalogue);
  const plan = request && planInstallation(request, catalogue);
  return (
    <section className={styles.installation} aria-labelledby="installation-title">
      <h2 id="installation-title" className={styles.title}>
        Votre installation
      </h2>
      <div className={styles.drawing}>
        {plan ? <InstallationDrawing plan={plan} /> : <p>Au-delà de ce que nous dessinons&nbsp;: parlons-en.</p>}
      </div>
      {request && countPhones(request) + request.userCount === 0 && (
        <p>Ajoutez vos postes&nbsp;: ils viendront se brancher ici.</p>
      )}
      {plan && (
        <Help title="Ce qu’il faut chez vous">
          <InstallationNeeds plan={plan} />
        </Help>
      )}
    </section>
  );
}
