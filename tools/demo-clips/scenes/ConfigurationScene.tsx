import { company } from '#content/company.ts';
import { Backdrop } from '#tools/demo-clips/Backdrop.tsx';
import { Cord } from '#tools/demo-clips/Cord.tsx';
import { between, progress } from '#tools/demo-clips/motion.ts';
import { Ringing } from '#tools/demo-clips/Ringing.tsx';
import type { SceneProps } from '#tools/demo-clips/scene.ts';
import { DeskPhoneT33G } from '#ui/drawings/DeskPhoneT33G.tsx';
import { DeskPhoneT46U } from '#ui/drawings/DeskPhoneT46U.tsx';
import NetworkCloud from '#ui/drawings/NetworkCloud.svg?drawing';
import { NetworkSwitch } from '#ui/drawings/NetworkSwitch.tsx';
import { ProviderBox } from '#ui/drawings/ProviderBox.tsx';

/** Out of the carton, then cord by cord, until both phones are ready. */
export function ConfigurationScene({ time }: SceneProps) {
  const out = progress(time, 1, 4.4);
  const cords = [
    progress(time, 5.6, 8),
    progress(time, 10.6, 13),
    progress(time, 15.6, 17),
    progress(time, 17.2, 18.6),
  ];
  const [internet = 0, network = 0, first = 0, second = 0] = cords;
  const from = (x: number, y: number): string => `translate(${between(480 - x, 0, out)} ${between(330 - y, 0, out)}) `;
  return (
    <Backdrop>
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5" d="M-6 256h972v300H-6z" />
      {time >= 5 && <NetworkCloud x={24} y={30} width={150} height={88} />}
      <Cord path="M110 112c0 80 10 110 60 150" laid={internet} flow={internet === 1 ? time : undefined} />
      <Cord path="M236 320c40 60 90 60 140 20" laid={network} flow={network === 1 ? time : undefined} />
      <Cord path="M440 352c30 56 110 50 142-92" laid={first} flow={first === 1 ? time : undefined} />
      <Cord path="M470 352c90 110 230 90 270 40" laid={second} flow={second === 1 ? time : undefined} />
      <g opacity={out} transform={from(180, 280)}>
        <ProviderBox
          x={100}
          y={232}
          width={150}
          height={98}
          label={company.brand}
          lampsClassName={internet === 1 ? undefined : 'off'}
        />
      </g>
      <g opacity={out} transform={from(400, 320)}>
        <NetworkSwitch
          ports={8}
          x={310}
          y={256}
          width={190}
          height={107}
          used={(network === 1 ? 1 : 0) + (first === 1 ? 1 : 0) + (second === 1 ? 1 : 0)}
        />
      </g>
      <g opacity={out} transform={from(640, 220)}>
        <DeskPhoneT46U
          x={490}
          y={60}
          width={280}
          height={211}
          screenText="Prêt"
          screenClassName={time >= 20 ? undefined : 'off'}
        />
      </g>
      <g opacity={out} transform={from(800, 300)}>
        <DeskPhoneT33G x={706} y={232} width={210} height={187} />
      </g>
      {time >= 22 && <Ringing x={560} y={52} time={time} />}
      {time < 5.6 && (
        <g
          transform={`translate(0 ${progress(time, 4.4, 5.4) * 240})`}
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        >
          <path
            d={`M350 300l${-60 * progress(time, 0.4, 1.2)} ${-40 * progress(time, 0.4, 1.2)}h60M610 300l${60 * progress(time, 0.4, 1.2)} ${-40 * progress(time, 0.4, 1.2)}h-60`}
            fill="var(--card)"
          />
          <path d="M350 300h260v150H350z" fill="var(--sun)" />
          <path d="M350 336h260M470 300v36h20v-36" fill="none" />
        </g>
      )}
    </Backdrop>
  );
}
