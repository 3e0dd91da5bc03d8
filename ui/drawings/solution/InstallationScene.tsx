import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import { Scene } from '#ui/drawings/Scene.tsx';
import Unpacked from '#ui/drawings/solution/Unpacked.svg?drawing';

/** The phone is unpacked, plugged in and ready; the clock shows the five minutes it took. */
export function InstallationScene() {
  return (
    <Scene>
      <Unpacked />
      <DeskPhoneT46U x={-168} y={69} width={170} height={129} />
    </Scene>
  );
}
