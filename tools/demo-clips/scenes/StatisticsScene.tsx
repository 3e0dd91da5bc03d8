import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { Label } from '#tools/demo-clips/Label.tsx';
import { between, during, progress } from '#tools/demo-clips/motion.ts';
import { PortalWindow } from '#tools/demo-clips/PortalWindow.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT33G } from '#ui/drawings/DeskPhoneT33G.tsx';

const hours = [9, 10, 11, 14, 15, 16, 17];
const answered = [46, 62, 78, 54, 66, 58, 36];
const missedBefore = [6, 12, 58, 8, 14, 10, 4];
const missedAfter = [5, 9, 14, 7, 10, 8, 3];
const columnWidth = 76;

/** Counts of a week, hour by hour; a second phone at the desk, and the week after. */
export function StatisticsScene({ time }: SceneProps) {
  const risen = progress(time, 4.4, 6.4);
  const better = progress(time, 16, 18);
  const added = progress(time, 12, 13.6);
  const counted = progress(time, 0.4, 3.4);
  const counts = [
    { label: 'Reçus', value: 184 },
    { label: 'Émis', value: 96 },
    { label: 'Manqués', value: better > 0.5 ? 9 : 23 },
  ];
  return (
    <Backdrop>
      <PortalWindow
        x={36}
        y={26}
        width={590}
        height={362}
        title={better > 0.5 ? 'Semaine suivante (exemple)' : 'Cette semaine (exemple)'}
      >
        {counts.map(({ label, value }, index) => (
          <g key={label} transform={`translate(${24 + index * 190} 62)`}>
            <path d="M0 0h166v74H0z" fill={label === 'Manqués' ? 'var(--sun)' : 'var(--paper)'} stroke="var(--line)" />
            <Label x={14} y={40} strong size={32}>
              {String(Math.round(value * counted))}
            </Label>
            <Label x={14} y={64} size={18}>
              {label}
            </Label>
          </g>
        ))}
        <path d="M24 320h542" />
        {hours.map((hour, index) => {
          const x = 32 + index * columnWidth;
          const height = (answered[index] ?? 0) * 1.15 * risen;
          const missed = between(missedBefore[index] ?? 0, missedAfter[index] ?? 0, better) * 1.15 * risen;
          return (
            <g key={hour}>
              {risen > 0 && <path d={`M${x} 320v-${height}h46v${height}z`} fill="var(--sea-tint)" />}
              {risen > 0 && <path d={`M${x} ${320 - height}v-${missed}h46v${missed}z`} fill="var(--coral)" />}
              <Label x={x + 23} y={344} anchor="middle" size={17} strong={hour === 11 && time >= 8}>
                {`${hour}\u00a0h`}
              </Label>
            </g>
          );
        })}
        {during(time, 8, 16) && (
          <circle
            cx={32 + 2 * columnWidth + 23}
            cy={196}
            r={56}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="4"
            strokeDasharray="10 9"
          />
        )}
      </PortalWindow>
      <DeskPhoneT33G x={650} y={60} width={190} height={169} />
      <Cord path="M690 220c-40 50-20 90 40 110" laid={added} flow={added === 1 ? time : undefined} />
      {added > 0 && (
        <g transform={`translate(${(1 - added) * 260} 0)`}>
          <DeskPhoneT33G x={714} y={230} width={210} height={187} />
        </g>
      )}
      <Label x={850} y={140} strong size={22}>
        Accueil
      </Label>
    </Backdrop>
  );
}
