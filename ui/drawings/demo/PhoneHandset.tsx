/** The handset on its cradle, to the left of the phone on wide screens. */
export function PhoneHandset({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 150 640" aria-hidden="true" focusable="false">
      <path d="M78 560v400" stroke="var(--coral)" strokeWidth="5" />
      <rect x="18" y="22" width="114" height="560" rx="40" fill="var(--card)" stroke="var(--ink)" strokeWidth="2.5" />
      <path
        d="M30 76c0-34 16-50 46-50s44 16 44 46v52c0 22-12 32-30 36-10 60-10 204 0 284 18 4 30 14 30 36v52c0 30-14 46-44 46s-46-16-46-50c8-140 8-312 0-452z"
        fill="var(--ink)"
      />
      <path
        d="M52 84h44M52 96h44M52 108h44M56 494h40M56 506h40M56 518h40"
        stroke="var(--sun)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M50 170c6 90 6 190 0 280" fill="none" stroke="var(--paper)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
