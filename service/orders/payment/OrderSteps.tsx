import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';

const steps = { done: 'Votre devis', now: 'Vos coordonnées', todo: 'Le paiement' };

/** Where a client who completes an order is between quote and payment, drawn as stations on a phone cord. */
export function OrderSteps() {
  return (
    <div className="progress">
      <ol className="steps" aria-label="Étapes de la commande">
        {Object.entries(steps).map(([status, label]) => (
          <li key={status} className={status} aria-current={status === 'now' ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      <DeskPhoneT46U className="phone" />
    </div>
  );
}
