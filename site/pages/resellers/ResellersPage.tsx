import { resellers } from '#content/resellers.ts';

/** `/resellers`. */
export function ResellersPage() {
  return (
    <header className="wrap section">
      <h1>{resellers.title}</h1>
      <p className="lead">{resellers.lead}</p>
    </header>
  );
}
