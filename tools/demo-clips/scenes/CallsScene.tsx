import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { Hand } from '#tools/demo-clips/Hand.tsx';
import { MusicNotes } from '#tools/demo-clips/MusicNotes.tsx';
import { clock, during, progress } from '#tools/demo-clips/motion.ts';
import { Ringing } from '#tools/demo-clips/Ringing.tsx';
import { Screen } from '#tools/demo-clips/Screen.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT46U } from '#ui/drawings/DeskPhoneT46U.tsx';
import MobilePhone from '#ui/drawings/MobilePhone.svg?drawing';

const caller = '04 65 71 12 34';
const holdKey = { x: 496, y: 330 };

/** A call comes in, is answered, held, taken up again and ended. */
export function CallsScene({ time }: SceneProps) {
  const lifted = progress(time, 4, 5) - progress(time, 16, 17);
  const shake = time < 4 && Math.floor(time * 8) % 2 === 0 ? 2 : 0;
  const talking = during(time, 5, 9) || during(time, 13, 16.5);
  const press = Math.max(
    progress(time, 8, 9) - progress(time, 9.4, 10.2),
    progress(time, 12, 13) - progress(time, 13.4, 14.2),
  );
  return (
    <Backdrop>
      <Cord path="M110 330c20 90 90 60 190 30" flow={talking || time < 4 ? time : undefined} />
      <MobilePhone x={66} y={196} width={92} height={165} />
      <DeskPhoneT46U
        x={240}
        y={112 + shake}
        width={400}
        height={302}
        screenText={screenText(time)}
        handsetTransform={`translate(${-26 * lifted} ${-58 * lifted}) rotate(${-10 * lifted} 60 100)`}
      />
      {time < 4 && <Ringing x={300} y={92} time={time} />}
      <Screen x={612} y={70} width={326} lines={screenLines(time)} tone={during(time, 9, 13) ? 'card' : 'sun'} />
      {during(time, 9, 13) && <MusicNotes time={time} />}
      <Hand {...holdKey} press={press} />
    </Backdrop>
  );
}

function screenText(time: number): string {
  if (time < 4) return 'Appel';
  if (time < 9) return clock(time - 4);
  if (time < 13) return 'Pause';
  return time < 16.5 ? clock(time - 4) : 'Prêt';
}

function screenLines(time: number): string[] {
  if (time < 4) return ['Appel entrant', caller, 'Décrocher pour répondre'];
  if (time < 9) return ['En ligne', caller, `Durée ${clock(time - 4)}`];
  if (time < 13) return ['En attente', caller, 'L’appelant entend la musique'];
  if (time < 16.5) return ['En ligne', caller, `Durée ${clock(time - 4)}`];
  return ['Journal des appels', `${caller} · 10:24`, 'Reçu · durée 0:12'];
}
