import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { Label } from '#tools/demo-clips/Label.tsx';
import { between, during, progress } from '#tools/demo-clips/motion.ts';
import { PortalWindow } from '#tools/demo-clips/PortalWindow.tsx';
import { Ringing } from '#tools/demo-clips/Ringing.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT33G } from '#ui/drawings/DeskPhoneT33G.tsx';
import MobilePhone from '#ui/drawings/MobilePhone.svg?drawing';

const days = ['L', 'Ma', 'Me', 'J', 'V', 'S', 'D'];
const openDays = 5;
const slots = [
  { from: 9, to: 12 },
  { from: 14, to: 18 },
];
const cords = {
  desk: 'M560 240c0 90 70 90 100 90',
  mobile: 'M640 110c70 0 90 20 130 20',
  mail: 'M600 190c40 60 160 60 230 90',
};
const hourHeight = 16;
const firstHour = 7;

/** A week of opening hours is coloured; then three calls are routed differently, by the hour. */
export function TimeSlotsScene({ time }: SceneProps) {
  const hour = hourAt(time);
  const way = wayAt(time);
  return (
    <Backdrop>
      <PortalWindow x={36} y={30} width={430} height={356} title="Plages horaires">
        {days.map((day, index) => (
          <g key={day} transform={`translate(${62 + index * 51} 84)`}>
            <Label x={20} y={-12} anchor="middle" strong size={18}>
              {day}
            </Label>
            <path d={`M0 0h40v${15 * hourHeight}H0z`} fill="var(--paper)" stroke="var(--line)" />
            {index < openDays &&
              slots.map(({ from, to }, slot) => {
                const start = 5 + index * 0.5 + slot * 2.4;
                const filled = progress(time, start, start + 0.8) * (to - from) * hourHeight;
                return filled === 0 ? null : (
                  <path key={from} d={`M0 ${(from - firstHour) * hourHeight}h40v${filled}H0z`} fill="var(--sun)" />
                );
              })}
          </g>
        ))}
        {[9, 12, 14, 18].map((mark) => (
          <Label key={mark} x={54} y={90 + (mark - firstHour) * hourHeight} anchor="end" size={16}>
            {`${mark}\u00a0h`}
          </Label>
        ))}
        {time >= 10 && (
          <path d={`M58 ${84 + (hour - firstHour) * hourHeight}h356`} stroke="var(--coral)" strokeWidth="4" />
        )}
      </PortalWindow>
      {time >= 10 && (
        <g>
          <g transform="translate(560 108)" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round">
            <circle r="66" fill="var(--card)" />
            <path d="M0-58v8M0 58v-8M58 0h-8M-58 0h8" />
            <path d="M0 0v-34" strokeWidth="6" transform={`rotate(${hour * 30})`} />
            <path d="M0 0v-48" strokeWidth="4" transform={`rotate(${(hour % 1) * 360})`} />
            <circle r="6" fill="var(--coral)" />
          </g>
          <Label x={560} y={212} anchor="middle" strong size={30}>
            {`${Math.floor(hour)}\u00a0h`}
          </Label>
        </g>
      )}
      {way !== undefined && <Cord path={cords[way]} flow={time} />}
      <DeskPhoneT33G x={600} y={246} width={200} height={178} />
      <MobilePhone x={776} y={44} width={84} height={150} />
      <g
        transform="translate(860 312)"
        fill={way === 'mail' ? 'var(--sun)' : 'var(--card)'}
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      >
        <path d="M-46-32h92v66h-92z" />
        <path d="m-46-30 46 38 46-38" fill="none" />
      </g>
      {way === 'desk' && <Ringing x={640} y={246} time={time} />}
      {way === 'mobile' && <Ringing x={816} y={50} time={time} />}
    </Backdrop>
  );
}

/** The hour of the day at this point of the clip. */
function hourAt(time: number): number {
  const toTen = between(9, 10, progress(time, 10, 11));
  const toOne = between(0, 3, progress(time, 15, 16.5));
  return toTen + toOne + between(0, 7, progress(time, 20, 21.5));
}

function wayAt(time: number): keyof typeof cords | undefined {
  if (during(time, 11, 15)) return 'desk';
  if (during(time, 16.5, 20)) return 'mobile';
  return time >= 21.5 ? 'mail' : undefined;
}
