import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { Hand } from '#tools/demo-clips/Hand.tsx';
import { Label } from '#tools/demo-clips/Label.tsx';
import { clock, during, progress, typed } from '#tools/demo-clips/motion.ts';
import { Ringing } from '#tools/demo-clips/Ringing.tsx';
import { Screen } from '#tools/demo-clips/Screen.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT33G } from '#ui/drawings/DeskPhoneT33G.tsx';
import { DeskPhoneT46U } from '#ui/drawings/DeskPhoneT46U.tsx';
import MobilePhone from '#ui/drawings/MobilePhone.svg?drawing';

/** A call is handed from one phone to another, announced first. */
export function TransfersScene({ time }: SceneProps) {
  const press = Math.max(
    progress(time, 5, 6) - progress(time, 6.4, 7.2),
    progress(time, 20, 21) - progress(time, 21.4, 22.2),
  );
  const given = time >= 21;
  return (
    <Backdrop>
      <Cord path="M84 350c30 60 70 50 140 20" flow={given ? undefined : time} />
      <Cord path="M440 380c70 50 150 40 240 0" flow={time >= 15 ? time : undefined} />
      {given && <Cord path="M84 350c60 130 420 110 620 40" laid={progress(time, 21, 22)} flow={time} />}
      <MobilePhone x={36} y={214} width={84} height={150} />
      <Label x={78} y={200} anchor="middle">
        Client
      </Label>
      <DeskPhoneT46U x={170} y={150} width={350} height={264} screenText={firstText(time)} />
      <DeskPhoneT33G x={650} y={196} width={250} height={222} />
      {during(time, 12.6, 15) && <Ringing x={690} y={192} time={time} />}
      <Screen x={206} y={24} width={300} lines={firstLines(time)} tone={during(time, 6, 15) ? 'card' : 'sun'} />
      {time >= 12.6 && <Screen x={640} y={60} width={290} lines={secondLines(time)} tone={given ? 'sun' : 'card'} />}
      <Hand x={396} y={344} press={press} />
    </Backdrop>
  );
}

function firstText(time: number): string {
  if (time < 6) return clock(12 + time);
  if (time < 10) return '→';
  if (time < 15) return typed('102', time, 10, 12);
  return time < 21 ? '102' : 'Prêt';
}

function firstLines(time: number): string[] {
  if (time < 6) return ['En ligne', 'Client', `Durée ${clock(12 + time)}`];
  if (time < 10) return ['Transfert', 'Le client patiente', 'Composez un numéro'];
  if (time < 15) return ['Transfert', 'Le client patiente', `Vers ${typed('102', time, 10, 12)}`];
  if (time < 21) return ['En ligne', 'Poste 102', 'Le client patiente'];
  return ['Prêt', 'Appel transféré'];
}

function secondLines(time: number): string[] {
  if (time < 15) return ['Appel interne', 'Accueil'];
  return time < 21 ? ['En ligne', 'Accueil'] : ['En ligne', 'Client'];
}
