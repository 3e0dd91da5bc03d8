import CopperPoles from '#ui/drawings/articles/CopperPoles.svg?drawing';
import DeskPhoneT33G from '#ui/drawings/devices/DeskPhoneT33G.svg?drawing';

/** The year of each pole, by its place. */
const years = { 96: '2018', 256: '2021', 416: '2026', 576: '2030' };

/** Poles of the copper line, year after year; the wire falls, and our cord goes on to the new phone. */
export function CopperTimeline() {
  return (
    <>
      <CopperPoles />
      {Object.entries(years).map(([x, year]) => (
        <g key={year}>
          <circle cx={x} cy={404} r="9" fill="var(--paper)" stroke="var(--coral)" strokeWidth="5" />
          <text x={x} y={442} fontSize="27" textAnchor="middle" fill="var(--ink)">
            {year}
          </text>
        </g>
      ))}
      <DeskPhoneT33G x={486} y={222} width={210} height={170} />
    </>
  );
}
