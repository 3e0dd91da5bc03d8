import type { SceneProps } from './scene.ts';

/** What a caller on hold hears. */
export function MusicNotes({ time }: SceneProps) {
  const y = 176 - ((time * 22) % 44);
  return (
    <path
      d={`M126 ${y}v-26l18-5v26m-18 5a7 5 0 1 1-14 0 7 5 0 1 1 14 0m18-5a7 5 0 1 1-14 0 7 5 0 1 1 14 0`}
      fill="var(--ink)"
      stroke="var(--ink)"
      strokeWidth="3"
    />
  );
}
