import { Drawing, sceneFrame } from '#ui/drawings/Drawing.tsx';
import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import Unpacked from '#ui/drawings/solution/Unpacked.svg?drawing';

/** The phone is unpacked, plugged in and ready; the clock shows the five minutes it took. */
export function InstallationScene() {
  return (
    <Drawing {...sceneFrame}>
      <Unpacked />
      <DeskPhoneT46U x={-168} y={69} width={170} height={129} />
    </Drawing>
  );
}
