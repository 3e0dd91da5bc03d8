import { Backdrop } from '#publish/demo-clips/Backdrop.tsx';
import { Cord } from '#publish/demo-clips/Cord.tsx';
import { Cursor } from '#publish/demo-clips/Cursor.tsx';
import { Label } from '#publish/demo-clips/Label.tsx';
import { between, during, progress } from '#publish/demo-clips/motion.ts';
import { PortalWindow } from '#publish/demo-clips/PortalWindow.tsx';
import { Ringing } from '#publish/demo-clips/Ringing.tsx';
import type { SceneProps } from '#publish/demo-clips/scene.ts';
import { DeskPhoneT33G } from '#site/ui/drawings/DeskPhoneT33G.tsx';
import { MobilePhone } from '#site/ui/drawings/MobilePhone.tsx';

const messages = ['Pause de midi', 'Fermeture annuelle', 'Formation'];
const firstDay = 3;
const lastDay = 21;

/** A closing message is chosen with its dates; callers hear it until the day of the return. */
export function AbsenceMessagesScene({ time }: SceneProps) {
  const chosen = time >= 6;
  const choosing = progress(time, 4, 6);
  const dating = progress(time, 8, 11.4);
  const back = time >= 17;
  const calendar = progress(time, 7.4, 8);
  return (
    <Backdrop>
      <PortalWindow x={36} y={30} width={500} height={356} title="Messages d’absence">
        {messages.map((message, index) => (
          <g key={message} transform={`translate(24 ${72 + index * 36})`}>
            <circle cx="10" cy="10" r="10" fill="var(--card)" />
            {chosen && index === 1 && <circle cx="10" cy="10" r="5" fill="var(--coral)" stroke="none" />}
            <Label x={34} y={17} strong={chosen && index === 1}>
              {message}
            </Label>
          </g>
        ))}
        <g opacity={calendar} transform="translate(24 196)">
          {Array.from({ length: 31 }, (_, index) => index + 1).map((day) => {
            const picked = day >= firstDay && day <= between(firstDay, lastDay, dating) && dating > 0;
            const today =
              time >= 16 ? day === Math.round(between(12, 24, progress(time, 16, 17))) : day === 12 && time >= 12;
            return (
              <g key={day} transform={`translate(${((day - 1) % 8) * 57} ${Math.floor((day - 1) / 8) * 38})`}>
                <path
                  d="M0 0h50v31H0z"
                  fill={picked ? 'var(--sun)' : 'var(--paper)'}
                  stroke={today ? 'var(--coral)' : 'var(--line)'}
                  strokeWidth={today ? 4 : 2}
                />
                <Label x={25} y={22} anchor="middle" size={17}>
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
            Réouverture le 24 août.
          </Label>
        </g>
      )}
      {back && <Ringing x={634} y={212} time={time} />}
      {time < 12 && (
        <Cursor
          x={between(between(330, 70, choosing), 300, dating)}
          y={between(between(340, 150, choosing), 310, dating)}
          pressed={during(time, 5.8, 6.3) || during(time, 8, 8.4) || during(time, 11.2, 11.7)}
        />
      )}
    </Backdrop>
  );
}
