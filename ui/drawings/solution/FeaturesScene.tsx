import { Drawing, sceneFrame } from '#ui/drawings/Drawing.tsx';
import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';

/** Three phones on one line: a call is transferred from the first to the last. */
export function FeaturesScene() {
  return (
    <Drawing {...sceneFrame}>
      <path stroke="var(--coral)" strokeWidth="5" d="M-480 196H480" />
      {[-162, -53, 56].map((x) => (
        <DeskPhoneT46U key={x} screenText="" x={x} y={116} width={106} height={80} />
      ))}
      <path strokeDasharray="1 8" strokeWidth="3.5" d="M-40 92C-10 64 62 62 96 94" />
      <path strokeWidth="3" d="M97 79v16l-17-2" />
      <path fill="var(--card)" d="M-148 16H0q12 0 12 12v28q0 12-12 12h-96l-18 22 2-22h-36q-12 0-12-12V28q0-12 12-12z" />
      <text x="-74" y="48" textAnchor="middle" fontSize="16.5">
        {'Je vous le passe\u202f!'}
      </text>
    </Drawing>
  );
}
