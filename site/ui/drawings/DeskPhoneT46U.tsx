import { Drawing, type DrawingProps } from './Drawing.tsx';
import { keyGrid } from './key-grid.ts';

interface DeskPhoneT46UProps extends DrawingProps {
  /** What the lit screen reads, such as « Prêt ». */
  readonly screenText?: string;
  /** Lets a scene light the screen by a transition of its own. */
  readonly screenClassName?: string | undefined;
  /** Moves the handset off its cradle, for a scene in which someone answers. */
  readonly handsetTransform?: string | undefined;
}

const lineKeys = 'h2m-2 13h2m-2 13h2m-2 13h2m-2 13h2';
const screenKeys = 'h14m12 0h14m12 0h14m12 0h14';
const keypad = keyGrid({ x: 84, y: 115, columns: 3, rows: 4, stepX: 31, stepY: 21, width: 25, height: 14, radius: 5 });

/** The main phone, a Yealink T46U: large colour screen, five line keys on either side, ring, keypad of twelve. */
export function DeskPhoneT46U({
  screenText = 'Prêt',
  screenClassName,
  handsetTransform,
  ...drawing
}: DeskPhoneT46UProps) {
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
      <path fill="var(--card)" d="M33.5 200.5 78 136l199 38.5v6.5l-44.5 65-199-38.5z" />
      <path fill="var(--ink)" d="m227 234.5 40.5-58.5-7.5-88-37.5 139.5z" />
      <path
        fill="var(--card)"
        d="M3 189v-7L48 15l4-6 6-4 7-.5L285 47l6 3 4.5 6 3.5 5.5v7l-45 167-4 6-6 4-7 .5-220-42.5-6-2.5-4.5-6z"
      />
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
      <g transform={handsetTransform}>
        <path
          fill="var(--ink)"
          d="M19.5 192.5C12.5 187.5 12 179.5 11 173.5 10 167 15 157 24 144c9-13 17-46 21.5-73.5 2-12 6-18 6-28.5 0-8-2-20 3-28.5C58 9.5 62.5 3 71 3c8 0 25.5 7 32.5 11.5 6.5 4.5 7 11 7.5 16.5 1 10-8 16-15.5 26.5-13.5 17-25 65-28.5 85-1 11 4 24 4 34 0 6-.5 11-3 14.5-3.5 4.5-8 13-16 13-8 0-26-6-32.5-11.5z"
        />
        <path stroke="var(--paper)" d="M58 174.5c0-5-2.5-22-1.5-32C59 124 69 92.5 71.5 83 76 66 78 46 97.5 29" />
      </g>
    </Drawing>
  );
}
