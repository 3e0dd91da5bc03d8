/** The logo: a coral cord that comes in, forms the N and rings. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 52 32"
      width="52"
      height="32"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path stroke="var(--coral)" d="M2.5 28.5h7" />
      <path
        stroke="currentColor"
        strokeLinejoin="round"
        d="M9.5 28.5c4.5 0 6.5-2 6.5-7V9c0-4.5 4-5.5 6.5-2l11 16c2.5 3.5 6.5 2.5 6.5-2V4"
      />
      <path stroke="var(--sun)" d="M48.5 4h.01" />
    </svg>
  );
}
