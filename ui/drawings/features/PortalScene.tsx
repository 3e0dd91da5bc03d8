import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';

const rows = [0, 1, 2];

/** The window of the portal: three colleagues, their numbers, and a switch that somebody turns. */
export function PortalScene(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 170" {...drawing}>
      <path fill="var(--card)" d="M26 8h240q8 0 8 8v138q0 8-8 8H26q-8 0-8-8V16q0-8 8-8z" />
      <path fill="var(--sea-tint)" d="M26 8h240q8 0 8 8v18H18V16q0-8 8-8z" />
      <path strokeWidth="6" d="M34 21h.1m16 0h.1m16 0h.1" />
      <path fill="var(--card)" d="M88 15h170v12H88z" />
      {rows.map((row) => (
        <g key={row} transform={`translate(0 ${44 + row * 38})`}>
          <path fill={row === 1 ? 'var(--sun)' : 'var(--sea-tint)'} d="M34 28q0-13 14-13t14 13z" />
          <path fill="var(--card)" d="M41 9a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" />
          <path d={`M76 10h${[62, 48, 70][row]}`} strokeWidth="4" />
          <path d="M76 22h36" stroke="var(--sea)" />
          <path
            fill={row === 1 ? 'var(--card)' : 'var(--maquis)'}
            d="M218 6h22a10 10 0 0 1 0 20h-22a10 10 0 0 1 0-20z"
          />
          <path fill="var(--card)" d={`M${row === 1 ? 208 : 230} 16a10 10 0 1 0 20 0 10 10 0 1 0-20 0z`} />
        </g>
      ))}
      <path fill="var(--coral)" d="m232 102 6 44 11-12 13 21 11-7-13-20 16-4z" />
    </Drawing>
  );
}
