import { primitives } from './primitives.ts';

/** Every primitive in every state that its examples show, one section each. */
export function Gallery() {
  return (
    <main className="wrap gallery">
      <h1>Éléments d’interface</h1>
      {Object.entries(primitives).map(([primitive, examples]) => (
        <section key={primitive} aria-labelledby={primitive}>
          <h2 id={primitive}>{primitive}</h2>
          {examples.map(({ name, Shown }) => (
            <div key={name}>
              <h3>{name}</h3>
              <Shown />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
