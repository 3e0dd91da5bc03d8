const strokes: Readonly<Record<string, string>> = {
  LinkedIn: 'M5 10v9M5 5v.01M10 19v-9m0 4c0-5 8-5 8 0v5',
  Facebook: 'M9 21V8q0-4 4-4h2M6 12h8',
  YouTube: 'M3 8q0-3 3-3h12q3 0 3 3v8q0 3-3 3H6q-3 0-3-3zm7 1v6l5-3z',
};

/** The icon of a network named in the company data; an unknown network gets a plain link icon. */
export function SocialIcon({ name }: { readonly name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[name] ?? 'M9 15l6-6M10 6l2-2a4 4 0 016 6l-2 2M14 18l-2 2a4 4 0 01-6-6l2-2'} />
    </svg>
  );
}
