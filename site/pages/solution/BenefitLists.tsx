import type { SolutionDialogSection } from '#content/schemas/page-texts.ts';

/** The lists that explain a benefit, each below its heading; their surroundings style them. */
export function BenefitLists({ sections }: { readonly sections: readonly SolutionDialogSection[] }) {
  return sections.map(({ heading, items }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  ));
}
