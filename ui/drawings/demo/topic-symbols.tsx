import type { ReactNode } from 'react';

const ink = 'var(--ink)';
const bars = [40, 74, 58, 118, 86];

/** A large symbol of each topic on a square of 200, in the strokes of the poster that holds it. */
export const topicSymbols: Readonly<Record<string, ReactNode>> = {
  calls: (
    <>
      <circle cx="100" cy="100" r="96" />
      <path
        fill={ink}
        d="M58 44c12-8 24-4 30 8l10 22c4 10 0 18-8 24l-8 6c8 18 22 32 40 42l8-8c8-8 16-10 26-4l18 12c12 8 14 20 6 30-14 18-32 22-54 12C78 166 44 128 34 84c-4-18 8-30 24-40z"
      />
      <path fill="none" d="M122 40a46 46 0 0 1 40 40M126 66a22 22 0 0 1 14 14" />
    </>
  ),
  'unified-messaging': (
    <>
      <path d="M0 46h200v124H0z" />
      <path fill="none" d="m0 50 100 76L200 50M0 168l70-64M200 168l-70-64" />
      <circle cx="182" cy="44" r="30" fill="var(--coral)" />
      <path fill="none" stroke="var(--paper)" strokeWidth="6" d="m174 36 10-8v32" />
    </>
  ),
  users: (
    <>
      <path d="M-16 176c2-40 22-58 48-58s44 18 46 58zM122 176c2-40 22-58 46-58s46 18 48 58z" />
      <circle cx="32" cy="86" r="26" />
      <circle cx="168" cy="86" r="26" />
      <path fill="var(--sea-tint)" d="M38 194c2-54 28-78 62-78s60 24 62 78z" />
      <circle cx="100" cy="66" r="38" />
      <path fill={ink} d="M62 62c2-46 74-46 76 0-20 2-34-6-44-18-4 12-16 18-32 18z" />
    </>
  ),
  'time-slots': (
    <>
      <circle cx="100" cy="100" r="96" />
      <path fill="var(--sea-tint)" d="M100 100V20a80 80 0 0 0-80 80zM100 100l40 69a80 80 0 0 0 40-69z" />
      <path fill="none" d="M100 16v10M100 174v10M16 100h10M174 100h10" />
      <path fill="none" strokeWidth="7" d="M100 100V46M100 100l36 24" />
      <circle cx="100" cy="100" r="8" fill="var(--coral)" />
    </>
  ),
  transfers: (
    <>
      <path d="M-30 60h96v110h-96zM134 60h96v110h-96z" />
      <path fill="var(--sea-tint)" d="M-8 76h60v36H-8zM156 76h60v36h-60z" />
      <path fill={ink} d="M-42 50h26v130h-26zM218 50h26v130h-26z" />
      <path
        fill="none"
        d="M0 130h14m10 0h14m10 0h6M0 148h14m10 0h14m10 0h6M150 130h14m10 0h14m10 0h6M150 148h14m10 0h14m10 0h6"
      />
      <path fill="none" stroke="var(--coral)" strokeWidth="7" d="M18 44c20-50 144-50 164 0m-22-8 22 8 8-22" />
    </>
  ),
  'absence-messages': (
    <>
      <path fill="none" d="M100-8 40 52M100-8l60 60" />
      <circle cx="100" cy="-8" r="7" fill="var(--coral)" />
      <path d="M0 52h200v118H0z" />
      <path fill="none" strokeWidth="2.5" d="M12 64h176v94H12z" />
      <path fill="var(--sea-tint)" d="M52 132c10-50 86-50 96 0z" />
      <path fill="none" d="M100 94v-10M100 132v10c0 10 14 10 14 0M36 132h128" />
    </>
  ),
  statistics: (
    <>
      <path d="M-10 20h220v160H-10z" />
      {bars.map((height, index) => (
        <path
          key={height}
          fill={index === 3 ? 'var(--coral)' : 'var(--sea-tint)'}
          d={`M${12 + index * 38} 164v-${height}h26v${height}z`}
        />
      ))}
      <path fill="none" d="M-2 164h204" />
    </>
  ),
  configuration: (
    <>
      <path fill={ink} d="M66 72h68v-20h-16V36H82v16H66z" />
      <path d="M62 70h76v84a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8z" />
      <path fill="none" d="M76 70v26m12-26v26m12-26v26m12-26v26m12-26v26M76 128h48" />
      <path fill="var(--coral)" d="M82 162h36v28H82z" />
      <path fill="none" d="M20 20h160M20 20v22M180 20v22M40 4l-12-18M100-2v-20M160 4l12-18" />
    </>
  ),
};
