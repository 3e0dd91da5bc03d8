import { features } from '#content/features.ts';

/** `/features`. */
export function FeaturesPage() {
  return (
    <header className="wrap section">
      <h1>{features.title}</h1>
      <p className="lead">{features.lead}</p>
    </header>
  );
}
