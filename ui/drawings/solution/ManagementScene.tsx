import { Scene } from '#ui/drawings/Scene.tsx';

/** In the portal's window the cord draws the day: open, closed for lunch, open, closed. */
export function ManagementScene() {
  return (
    <Scene>
      <rect fill="var(--card)" x="-158" y="24" width="316" height="192" rx="10" />
      <path d="M-158 52h316" />
      <path strokeWidth="5" d="M-142 38h.1m14 0h.1m14 0h.1" />
      <path
        stroke="var(--coral)"
        strokeWidth="5"
        d="M-480 196h372q16 0 16-16v-70q0-16 16-16h30q16 0 16 16v38q0 16 16 16h30q16 0 16-16v-38q0-16 16-16h30q16 0 16 16v70q0 16 16 16h370"
      />
      <g fontSize="14" textAnchor="middle">
        {[9, 12, 14, 18].map((hour, index) => (
          <text key={hour} x={index * 62 - 92} y="75">{`${hour}\u00a0h`}</text>
        ))}
      </g>
      <path fill="var(--card)" d="M98 122l8 44 11-12 15 16 8-8-15-15 13-9z" />
    </Scene>
  );
}
