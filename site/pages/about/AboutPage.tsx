import { about } from '#content/about.ts';

/** `/about`. */
export function AboutPage() {
  return (
    <header className="wrap section">
      <h1>{about.title}</h1>
      <p className="lead">{about.lead}</p>
    </header>
  );
}
