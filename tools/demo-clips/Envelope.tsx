/** A voice message on its way. */
export function Envelope() {
  return (
    <g fill="var(--card)" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M-26-18h52v36h-52z" />
      <path d="m-26-16 26 20 26-20" fill="none" />
    </g>
  );
}
