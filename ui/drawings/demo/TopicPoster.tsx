import type { ComponentType } from 'react';

/** A large symbol of each topic on a square of 200, by the path of its file. */
const symbols = import.meta.glob<ComponentType>('./topics/*.svg', {
  query: '?drawing',
  import: 'default',
  eager: true,
});

/** Shown on the screen before a clip is started: the topic's symbol, plugged into the cord that crosses the screen. */
export function TopicPoster({ id, className }: { readonly id: string; readonly className?: string | undefined }) {
  const TopicSymbol = symbols[`./topics/${id}.svg`];
  return (
    <svg className={className} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d="M-10 214c70 0 60 34 120 34s70-92 130-92h160c60 0 70 92 130 92s50-34 120-34"
        fill="none"
        stroke="var(--coral)"
        strokeWidth="7"
      />
      <g transform="translate(226 26) scale(.94)">{TopicSymbol && <TopicSymbol />}</g>
    </svg>
  );
}
