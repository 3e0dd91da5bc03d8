import { Scene } from '#ui/drawings/Scene.tsx';

/** The cord draws a euro sign; its two bars are the two amounts of every quote. */
export function CostsScene() {
  return (
    <Scene>
      <path stroke="var(--coral)" strokeWidth="5" d="M-480 196H480" />
      <path stroke="var(--coral)" strokeWidth="12" d="M92 66C66 30 22 22-14 44-72 80-68 192 26 192" />
      <path fill="var(--ink)" d="M81 60l14-10 20 26-14 10z" />
      <path fill="var(--card)" d="M-124 82H52l-8 30h-168zm0 42H38l-8 30h-154z" />
      <g fontSize="16">
        <text x="-110" y="102.5">
          à la commande
        </text>
        <text x="-110" y="144.5">
          par mois
        </text>
      </g>
    </Scene>
  );
}
