const signs: Readonly<Record<string, string>> = {
  LinkedIn: 'M4 9v12M4 3v.1M10 21V9m0 5c0-6 10-6 10 0v7',
  Facebook: 'M18 2h-3q-4 0-4 4v16M6 11h11',
  YouTube: 'M6 4h12q5 0 5 5v6q0 5-5 5H6q-5 0-5-5V9q0-5 5-5zm4 4v8l6-4z',
};

/** The sign of a social network, inside a link that is labelled with its name; the name itself if there is no sign. */
export function SocialNetworkSign({ name }: { readonly name: string }) {
  const path = signs[name];
  if (path === undefined) return name;
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
