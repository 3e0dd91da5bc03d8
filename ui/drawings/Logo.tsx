import { logo } from '#content/brand.ts';

/** The logo. Its ink is the colour of the text around it. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 52 32"
      width="52"
      height="32"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {logo.map(({ colour, path }) => (
        <path key={path} stroke={colour === 'ink' ? 'currentColor' : `var(--${colour})`} d={path} />
      ))}
    </svg>
  );
}
