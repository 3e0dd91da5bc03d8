import { ProviderBox } from '#ui/drawings/devices/ProviderBox.tsx';
import Wires from '#ui/drawings/solution/Wires.svg?drawing';
import styles from './SolutionHeroDrawing.module.css';

/** Three old wires in a tangle enter the box, one clean line leaves it. Cropped on both sides, never scaled. */
export function SolutionHeroDrawing() {
  return (
    <svg className={styles.drawing} viewBox="-1410 0 2880 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Wires />
      <ProviderBox x={66} y={66} width={176} height={116} />
    </svg>
  );
}
