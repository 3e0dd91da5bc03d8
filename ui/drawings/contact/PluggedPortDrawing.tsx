/** A switch port with its light, a plug in it, and the cord that runs down to its device. Decorative. */
export function PluggedPortDrawing() {
  return (
    <svg viewBox="0 0 96 132" width="96" height="132" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M24 14h44v26H24z" fill="var(--paper)" />
        <path d="M30 40V26h8v-6h16v6h8v14z" fill="var(--ink)" />
        <path d="M34 30h24v34a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4z" fill="var(--card)" />
        <path d="M40 34v10m4-10v10m4-10v10m4-10v10" fill="none" />
        <path d="M40 68h12v10H40z" fill="var(--sun)" />
      </g>
      <circle cx="80" cy="20" r="4" fill="var(--maquis)" />
      <path d="M46 80v16c0 20-44 10-44 34" fill="none" stroke="var(--coral)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
