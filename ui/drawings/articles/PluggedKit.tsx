import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import NetworkSwitchInUse from '#ui/drawings/devices/NetworkSwitchInUse.svg?drawing';
import { ProviderBox } from '#ui/drawings/devices/ProviderBox.tsx';

/** The whole exchange on one table: phone, switch and box on the same cord. */
export function PluggedKit() {
  return (
    <>
      <path fill="var(--sea-tint)" d="M0 0h720v450H0z" />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5" d="M-6 330h732v126H-6z" />
      <path
        fill="none"
        stroke="var(--coral)"
        strokeWidth="6"
        d="M-6 392c70 4 90-40 200-60M330 352c40 40 70 44 100 10M590 320c30-40-30-90 20-140s50-120 120-150"
      />
      <DeskPhoneT46U x={58} y={92} width={334} height={252} screenText="Prêt" />
      <NetworkSwitchInUse x={400} y={272} width={210} height={119} />
      <ProviderBox x={452} y={196} width={150} height={98} />
    </>
  );
}
