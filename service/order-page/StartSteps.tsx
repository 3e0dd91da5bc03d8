import type { StartGuide } from '#service/orders/mails/start-guide.ts';

/** What the client does with phones that were delivered or started, as a card of the order's page. */
export function StartSteps({ guide: { title, steps, remark } }: { readonly guide: StartGuide }) {
  return (
    <section className="card strong stack" aria-labelledby="demarrer">
      <h2 id="demarrer">{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {remark !== undefined && <p>{remark}</p>}
    </section>
  );
}
