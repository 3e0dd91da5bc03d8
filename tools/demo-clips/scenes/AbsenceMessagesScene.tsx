import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { Cursor } from '#tools/demo-clips/Cursor.tsx';
import { Label } from '#tools/demo-clips/Label.tsx';
import { between, during, progress } from '#tools/demo-clips/motion.ts';
import { PortalWindow } from '#tools/demo-clips/PortalWindow.tsx';
import { Ringing } from '#tools/demo-clips/Ringing.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT33G } from '#ui/drawings/DeskPhoneT33G.tsx';
import MobilePhone from '#ui/drawings/MobilePhone.svg?drawing';

const messages = ['Pause de midi', 'Fermeture annuelle', 'Formation'];
const firstDay = 3;
const lastDay = 21;
const weekdays = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];
/** Empty cells before the first of August 2026, a Saturday, so that the closing is from a Monday to a Friday. */
const emptyCells = 5;
const cell = { stepX: 64, stepY: 27, width: 57, height: 22 };
const windowCorner = { x: 36, y: 30 };
const calendarCorner = { x: 24, y: 180 };

/** A closing message is chosen with its dates; callers hear it until the day of the return. */
export function AbsenceMessagesScene({ time }: SceneProps) {
  const chosen = time >= 6;
  const choosing = progress(time, 4, 6);
  const dating = progress(time, 8, 11.4);
  const back = time >= 17;
  const calendar = progress(time, 6.4, 7);
  const reaching = progress(time, 7, 8);
  const first = onScreen(firstDay);
  const last = onScreen(lastDay);
  return (
    <Backdrop>
      <PortalWindow {...windowCorner} width={500} height={356} title="Messages d’absence">
        {messages.map((message, index) => (
          <g key={message} transform={`translate(24 ${66 + index * 32})`}>
            <circle cx="10" cy="10" r="10" fill="var(--card)" />
            {chosen && index === 1 && <circle cx="10" cy="10" r="5" fill="var(--coral)" stroke="none" />}
            <Label x={34} y={17} strong={chosen && index === 1}>
              {message}
            </Label>
          </g>
        ))}
        <g opacity={calendar} transform={`translate(${calendarCorner.x} ${calendarCorner.y})`}>
          {weekdays.map((weekday, index) => (
            <Label
              // biome-ignore lint/suspicious/noArrayIndexKey: the days never move, and two of them share a letter
              key={index}
              x={index * cell.stepX + cell.width / 2}
              y={-7}
              anchor="middle"
              strong
              size={15}
            >
              {weekday}
            </Label>
          ))}
          {Array.from({ length: 31 }, (_, index) => index + 1).map((day) => {
            const picked = day >= firstDay && day <= between(firstDay, lastDay, dating) && dating > 0;
            const today =
              time >= 16 ? day === Math.round(between(12, 24, progress(time, 16, 17))) : day === 12 && time >= 12;
            return (
              <g key={day} transform={`translate(${placeOf(day).x} ${placeOf(day).y})`}>
                <path
                  d={`M0 0h${cell.width}v${cell.height}H0z`}
                  fill={picked ? 'var(--sun)' : 'var(--paper)'}
                  stroke={today ? 'var(--coral)' : 'var(--line)'}
                  strokeWidth={today ? 4 : 2}
                />
                <Label x={cell.width / 2} y={17} anchor="middle" size={16}>
                  {String(day)}
                </Label>
              </g>
            );
          })}
        </g>
      </PortalWindow>
      <Cord
        path="M860 200c10 60-30 90-80 110"
        laid={time >= 12 ? progress(time, 12, 12.6) : 0}
        flow={during(time, 12.6, 16) || back ? time : undefined}
      />
      <DeskPhoneT33G x={586} y={216} width={236} height={210} />
      <MobilePhone x={836} y={48} width={88} height={158} />
      {during(time, 12.6, 16) && (
        <g>
          <path
            d="M566 50h236a14 14 0 0 1 14 14v16l20 10-20 8v18a14 14 0 0 1-14 14H566a14 14 0 0 1-14-14V64a14 14 0 0 1 14-14z"
            fill="var(--card)"
            stroke="var(--ink)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <Label x={572} y={84} strong>
            Nous sommes fermés.
          </Label>
          <Label x={572} y={112}>
            Réouverture le 24 août.
          </Label>
        </g>
      )}
      {back && <Ringing x={634} y={212} time={time} />}
      {time < 12 && (
        <Cursor
          x={between(between(between(330, 70, choosing), first.x, reaching), last.x, dating)}
          y={between(between(between(340, 140, choosing), first.y, reaching), last.y, dating)}
          pressed={during(time, 5.8, 6.3) || during(time, 8, 8.4) || during(time, 11.2, 11.7)}
        />
      )}
    </Backdrop>
  );
}

/** Where a day's cell begins in the calendar, which has a column for each day of the week. */
function placeOf(day: number): { x: number; y: number } {
  const index = day - 1 + emptyCells;
  return { x: (index % weekdays.length) * cell.stepX, y: Math.floor(index / weekdays.length) * cell.stepY };
}

/** The middle of a day's cell, for the pointer. */
function onScreen(day: number): { x: number; y: number } {
  const { x, y } = placeOf(day);
  return {
    x: windowCorner.x + calendarCorner.x + x + cell.width / 2,
    y: windowCorner.y + calendarCorner.y + y + cell.height / 2,
  };
}
