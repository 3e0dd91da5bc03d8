import { company } from '#content/company.ts';
import { Drawing, sceneFrame } from '#ui/drawings/Drawing.tsx';
import Supporter from '#ui/drawings/solution/Supporter.svg?drawing';

/** The cord ends in the headset of someone who answers. */
export function SupportScene() {
  return (
    <Drawing {...sceneFrame}>
      <Supporter />
      <text x="88" y="63.5" textAnchor="middle" fontSize="16">
        {`${company.brand}, bonjour\u202f!`}
      </text>
    </Drawing>
  );
}
