import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { Cursor } from '#tools/demo-clips/Cursor.tsx';
import { Envelope } from '#tools/demo-clips/Envelope.tsx';
import { Label } from '#tools/demo-clips/Label.tsx';
import { between, clock, during, progress } from '#tools/demo-clips/motion.ts';
import { PortalWindow } from '#tools/demo-clips/PortalWindow.tsx';
import { Screen } from '#tools/demo-clips/Screen.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT46U } from '#ui/drawings/DeskPhoneT46U.tsx';
import MobilePhone from '#ui/drawings/MobilePhone.svg?drawing';

/** A message is left, waits on the phone and in the portal, and is heard once for both. */
export function UnifiedMessagingScene({ time }: SceneProps) {
  const waiting = during(time, 4, 16.4);
  const sent = progress(time, 0.6, 3.6);
  const shown = progress(time, 8, 9);
  const played = progress(time, 12.6, 16);
  return (
    <Backdrop>
      <Cord path="M96 340c30 70 70 40 150 20" flow={time < 4 ? time : undefined} />
      <Cord path="M470 370c60 40 120 40 200-30" laid={shown} />
      <MobilePhone x={40} y={200} width={88} height={158} />
      <DeskPhoneT46U x={180} y={140} width={360} height={272} screenText={waiting ? '1' : 'Prêt'} />
      {waiting && Math.floor(time * 2) % 2 === 0 && (
        <circle cx={485} cy={200} r="15" fill="var(--coral)" stroke="var(--ink)" strokeWidth="2.5" />
      )}
      {time < 4 && (
        <g transform={`translate(${between(96, 300, sent)} ${180 - 70 * Math.sin(sent * Math.PI)})`}>
          <Envelope />
        </g>
      )}
      {time < 8 && <Screen x={500} y={64} lines={phoneLines(time)} />}
      {time >= 8 && (
        <g opacity={shown} transform={`translate(${(1 - shown) * 120} 0)`}>
          <PortalWindow x={552} y={60} width={380} height={270} title="Messagerie">
            <path d="M20 66h340v96H20z" fill={waiting ? 'var(--sun)' : 'var(--paper)'} />
            <Label x={38} y={100} strong>
              04 65 71 12 34
            </Label>
            <Label x={38} y={130}>
              {waiting ? 'Nouveau · 10:24 · 0:32' : 'Écouté · 10:24 · 0:32'}
            </Label>
            <path d="M20 208h340" />

            {played > 0 && (
              <path d={`M20 208h${340 * played}`} strokeWidth="8" stroke="var(--coral)" strokeLinecap="round" />
            )}
            <Label x={20} y={244}>
              {time < 12.6 ? 'Écouter le message' : `Lecture ${clock(played * 32)} / 0:32`}
            </Label>
            <circle cx={330} cy={114} r="20" fill="var(--card)" />
            <path d="m324 104 16 10-16 10z" fill="var(--ink)" />
          </PortalWindow>
          {during(time, 10, 16) && (
            <Cursor
              x={between(760, 882, progress(time, 10, 12))}
              y={between(330, 174, progress(time, 10, 12))}
              pressed={during(time, 12.2, 12.8)}
            />
          )}
        </g>
      )}
    </Backdrop>
  );
}

function phoneLines(time: number): string[] {
  return time < 4
    ? ['Pas de réponse', '04 65 71 12 34', 'laisse un message']
    : ['1 message', 'reçu à 10:24', 'Le voyant clignote'];
}
