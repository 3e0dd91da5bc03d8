import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';

interface DeskPhoneT46UProps extends DrawingProps {
  /** Text on the lit screen, such as « Prêt ». */
  readonly screenText?: string;
  /** Class with which a scene lights the screen by its own transition. */
  readonly screenClassName?: string | undefined;
}

const lineKeys = 'h2m-2 13h2m-2 13h2m-2 13h2m-2 13h2';
const screenKeys = 'h14m12 0h14m12 0h14m12 0h14';
/** A key after the other, all written alike: they compress well. */
const key = 'h15q5 0 5 5v4q0 5-5 5h-15q-5 0-5-5v-4q0-5 5-5z';
const keypad = `M89 115${Array(4).fill([key, key, key].join('m31 0')).join('m-62 21')}`;

/** The main phone, a Yealink T46U: large colour screen, five line keys on either side, ring, keypad of twelve. */
export function DeskPhoneT46U({ screenText = 'Prêt', screenClassName, ...drawing }: DeskPhoneT46UProps) {
  return (
    <Drawing viewBox="-34 -2 334 252" {...drawing}>
      <path strokeWidth="11" strokeLinecap="butt" d="M29 202c-4 22-22 26-36 20S-24 192-10 174l16-16" />
      <path
        stroke="var(--card)"
        strokeWidth="7"
        strokeLinecap="butt"
        strokeDasharray="2.5 3"
        d="M29 202c-4 22-22 26-36 20S-24 192-10 174l16-16"
      />
      <path fill="var(--card)" d="m34 201 44-65 199 39v6l-45 65-198-38z" />
      <path fill="var(--ink)" d="m227 235 41-59-8-88-38 140z" />
      <path fill="var(--card)" d="M3 185 48 15q5-11 17-10l220 42q14 4 14 20l-45 169q-5 11-17 10L17 203Q4 200 3 185z" />
      <g transform="matrix(.94 .181 -.254 .938 51.8 2.1)">
        <rect fill="var(--sea-tint)" width="262" height="206" rx="14" />
        <rect fill="var(--card)" x="8" y="8" width="62" height="190" rx="18" />
        <rect fill="var(--ink)" x="96" y="10" width="140" height="92" rx="7" />
        <path stroke="var(--paper)" strokeWidth="6" d={`M103 25${lineKeys}M227 25${lineKeys}M120 92${screenKeys}`} />
        <g className={screenClassName}>
          <rect fill="var(--sun)" stroke="none" x="113" y="19" width="106" height="66" rx="3" />
          {screenText && (
            <text x="121" y="50" fontSize="31">
              {screenText}
            </text>
          )}
          <path d="M122 72h56m16 4v-7m8 7V63m8 13V56" />
        </g>
        <path fill="var(--card)" d={keypad} />
        <circle fill="var(--card)" cx="208" cy="128" r="19" />
        <circle fill="var(--sea-tint)" cx="208" cy="128" r="8" />
        <path
          fill="var(--card)"
          d="M189 159h40a5 5 0 010 11h-40a5 5 0 010-11zM189 179h12a5 5 0 010 11h-12a5 5 0 010-11zm28 0h12a5 5 0 010 11h-12a5 5 0 010-11z"
        />
        <circle className={screenClassName} fill="var(--sun)" cx="246" cy="16" r="4.5" />
      </g>
      <path
        fill="var(--ink)"
        d="M19 192c-8-6-8-13-8-19 0-8 6-18 13-29 9-13 17-46 21-73 3-12 7-18 7-29s-2-20 3-28 8-11 16-11 26 7 33 12c6 4 7 11 7 16 1 10-8 16-15 27-14 17-25 65-29 85-1 11 4 24 4 34 0 22-10 28-19 28-8 0-26-7-33-13z"
      />
      <path stroke="var(--paper)" d="M58 174c0-5-2-22-1-32C59 124 69 92 72 83c4-17 6-37 26-54" />
    </Drawing>
  );
}
