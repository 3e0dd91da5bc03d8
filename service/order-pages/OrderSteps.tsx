import { DeskPhoneT46U } from '#ui/drawings/DeskPhoneT46U.tsx';

const steps = ['Votre devis', 'Vos coordonnées', 'Le paiement'];

/** The client's progress from quote to payment, drawn as stations on a phone cord; `current` counts from 0. */
export function OrderSteps({ current }: { readonly current: number }) {
  return (
    <div className="progress">
      <ol className="steps" aria-label="Étapes de la commande">
        {steps.map((label, index) => (
          <li
            key={label}
            className={index === current ? 'now' : index > current ? 'todo' : 'done'}
            aria-current={index === current ? 'step' : undefined}
          >
            {label}
          </li>
        ))}
      </ol>
      <DeskPhoneT46U className="phone" />
    </div>
  );
}
