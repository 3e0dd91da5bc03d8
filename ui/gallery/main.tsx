/**
 * The gallery of primitives in every state of their examples, served by `npm run dev` at `/galerie/` and never published.
 * Styles first: they order the layers.
 */
import '#ui/styles/styles.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <main className="wrap gallery">
    <h1>Éléments d’interface</h1>
    {Object.entries(examples).map(([primitive, states]) => (
      <section key={primitive} aria-labelledby={primitive}>
        <h2 id={primitive}>{primitive}</h2>
        {Object.entries(states).map(([name, Shown]) => (
          <div key={name}>
            <h3>{name}</h3>
            <Shown />
          </div>
        ))}
      </section>
    ))}
  </main>,
);
