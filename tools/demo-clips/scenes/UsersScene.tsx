import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { Cursor } from '#tools/demo-clips/Cursor.tsx';
import { Label } from '#tools/demo-clips/Label.tsx';
import { between, during, progress, typed } from '#tools/demo-clips/motion.ts';
import { PortalWindow } from '#tools/demo-clips/PortalWindow.tsx';
import { Screen } from '#tools/demo-clips/Screen.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT46U } from '#ui/drawings/DeskPhoneT46U.tsx';

const people = [
  { name: 'Accueil', number: '101' },
  { name: 'Claire', number: '102' },
  { name: 'Marc', number: '103' },
];

/** A newcomer gets a name, a number and a phone in the portal; the phone then shows the name. */
export function UsersScene({ time }: SceneProps) {
  const ready = time >= 16;
  const row = progress(time, 4, 4.6);
  return (
    <Backdrop>
      <Cord path="M470 330c40 90 90 60 150 40" laid={progress(time, 12.6, 15)} flow={ready ? time : undefined} />
      <PortalWindow x={40} y={36} width={440} height={344} title="Utilisateurs">
        {people.map(({ name, number }, index) => (
          <g key={name} transform={`translate(20 ${62 + index * 50})`}>
            <path d="M0 44h400" stroke="var(--line)" />
            <circle cx="18" cy="20" r="15" fill="var(--sea-tint)" />
            <Label x={48} y={27} strong>
              {name}
            </Label>
            <Label x={396} y={27} anchor="end">
              {number}
            </Label>
          </g>
        ))}
        {time >= 4 && (
          <g opacity={row} transform="translate(20 212)">
            <path d="M-8 0h416v116H-8z" fill="var(--sun)" />
            <circle cx="18" cy="30" r="17" fill="var(--card)" />
            <Label x={48} y={30} strong>
              {typed('Nadia', time, 4.4, 5.6)}
            </Label>
            <Label x={48} y={56}>
              {typed('nadia@example.fr', time, 5.6, 7.6)}
            </Label>
            {time >= 9 && (
              <Label x={396} y={30} anchor="end" strong size={26}>
                {typed('104', time, 9, 10)}
              </Label>
            )}
            {time >= 12 && (
              <g>
                <path d="M46 68h240v36H46z" fill="var(--card)" />
                <Label x={58} y={93}>
                  {time < 13 ? 'Choisir un poste' : 'Poste du bureau 4'}
                </Label>
                <path d="m262 82 7 8 7-8" fill="none" />
              </g>
            )}
          </g>
        )}
      </PortalWindow>
      <DeskPhoneT46U
        x={540}
        y={124}
        width={380}
        height={287}
        screenText={ready ? 'Nadia' : ''}
        screenClassName={ready ? undefined : 'off'}
      />
      {ready && <Screen x={676} y={24} width={240} lines={['Nadia', 'Poste 104 · Prêt']} />}
      {time < 16 && (
        <Cursor
          x={between(300, time < 12 ? 420 : 290, progress(time, time < 12 ? 8 : 11.4, time < 12 ? 9 : 12.4))}
          y={between(120, time < 12 ? 290 : 345, progress(time, time < 12 ? 1 : 11.4, time < 12 ? 4 : 12.4))}
          pressed={during(time, 3.8, 4.3) || during(time, 8.8, 9.2) || during(time, 12.6, 13.1)}
        />
      )}
    </Backdrop>
  );
}
