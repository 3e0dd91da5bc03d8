import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import { Icon } from '#ui/drawings/Icon.tsx';
import NetworkCloud from '#ui/drawings/NetworkCloud.svg?drawing';

/** The line from the office to the network, behind a padlock. */
export function SecuredLineScene(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 170" {...drawing}>
      <path d="M0 160h110" />
      <path stroke="var(--coral)" strokeWidth="5" d="M66 152c44 12 40-40 86-40s56-16 92-50" />
      <Icon name="headset" x={8} y={88} width={76} height={76} />
      <NetworkCloud x={190} y={6} width={106} height={70} />
      <path strokeWidth="9" d="M130 88V70q0-24 24-24t24 24v18" />
      <path stroke="var(--card)" strokeWidth="4.5" d="M130 88V70q0-24 24-24t24 24v18" />
      <path fill="var(--sun)" d="M122 86h64q6 0 6 6v48q0 6-6 6h-64q-6 0-6-6V92q0-6 6-6z" />
      <path fill="var(--ink)" d="M146 110a8 8 0 1 1 12 7l3 14h-14l3-14a8 8 0 0 1-4-7z" />
    </Drawing>
  );
}
