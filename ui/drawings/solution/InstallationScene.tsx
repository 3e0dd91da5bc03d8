import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import { Scene } from './Scene.tsx';

/** The phone is unpacked, plugged in and ready; the clock shows the five minutes it took. */
export function InstallationScene() {
  return (
    <Scene>
      <path stroke="var(--coral)" strokeWidth="5" d="M-480 196H480" />
      <path fill="var(--sun)" stroke="none" d="M-132 68V32a36 36 0 0 1 18 5z" />
      <circle cx="-132" cy="68" r="36" />
      <path d="M-132 68V42m0 26 13-22M-132 36v-2m32 34h2m-34 32v2m-32-34h-2" />
      <path fill="var(--paper)" d="M150 121l20-30 85 16-20 30z" />
      <path fill="var(--card)" d="M170 91l8-20 84 15-7 21zM150 121l-26-6 22-32 24 8zM235 137l29 2 21-29-30-3z" />
      <path fill="var(--card)" d="M150 121l85 16 20-30v59l-20 30-85-16zM235 137v59" />
      <g transform="matrix(.94 .181 0 .848 150 121)">
        <rect fill="var(--sun)" x="14" y="20" width="50" height="32" />
        <path d="M22 31h34m-34 10h22" />
      </g>
      <DeskPhoneT46U x={-95} y={40} width={214} height={162} />
    </Scene>
  );
}
