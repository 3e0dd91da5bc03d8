import { company } from '#content/company.ts';
import Supporter from '#ui/drawings/solution/Supporter.svg?drawing';
import { Scene } from './Scene.tsx';

/** The cord ends in the headset of someone who answers. */
export function SupportScene() {
  return (
    <Scene>
      <Supporter />
      <text x="89" y="64" textAnchor="middle" fontSize="17">
        {`${company.brand}, bonjour\u202f!`}
      </text>
    </Scene>
  );
}
