import DeskPhoneT33G from '#ui/drawings/devices/DeskPhoneT33G.svg?drawing';

const poles = [
  { x: 96, year: '2018' },
  { x: 256, year: '2021' },
  { x: 416, year: '2026' },
  { x: 576, year: '2030' },
];

/** Poles of the copper line, year after year; the wire falls, and our cord goes on to the new phone. */
export function CopperTimeline() {
  return (
    <>
      <path fill="var(--sun)" d="M0 0h720v450H0z" />
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        d="M-6 356c140-34 220 14 360-6s260-30 372 0v110H-6z"
      />
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5">
        <path d="M-6 92c40 26 70 26 84 10M114 102c50 40 90 40 124 14M274 116c50 44 90 56 124 44" />
        <path d="M434 168c20 60 30 100 26 176m-8-14 8 14 10-12" />
      </g>
      {poles.map(({ x, year }, index) => (
        <g
          key={year}
          transform={`translate(${x} ${index * 16}) rotate(${index * 4})`}
          stroke="var(--ink)"
          strokeWidth="2.5"
        >
          <path fill="var(--card)" d="M-7 70h14v284H-7z" />
          <path fill="var(--card)" d="M-34 96h68v12h-68zM-24 128h48v10h-48z" />
          <path fill="var(--sea-tint)" d="M-30 84h10v12h-10zM20 84h10v12H20z" />
        </g>
      ))}
      <path
        fill="none"
        stroke="var(--coral)"
        strokeWidth="6"
        d="M-6 410c80-20 150 14 240 4s150-30 250-16 120 22 240-6"
      />
      <g>
        {poles.map(({ x, year }) => (
          <g key={year}>
            <circle cx={x} cy={404} r="9" fill="var(--paper)" stroke="var(--coral)" strokeWidth="5" />
            <text x={x} y={442} fontSize="27" textAnchor="middle" fill="var(--ink)">
              {year}
            </text>
          </g>
        ))}
      </g>
      <DeskPhoneT33G x={486} y={222} width={210} height={170} />
    </>
  );
}
