/** A padlock whose shackle is the cord: the line itself is what is locked. */
export function LockedLine() {
  return (
    <>
      <path fill="var(--sea)" d="M0 0h720v450H0z" />
      <g fill="none" stroke="var(--sea-tint)" strokeWidth="2.5" opacity=".5">
        <path d="M40 70h70m24 0h24M560 60h24m24 0h90M30 392h24m24 0h90M580 384h100M96 250h40M610 240h60m20 0h20" />
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="30"
        d="M-20 330c110 0 150-20 230-20 50 0 66-30 66-80v-40a84 84 0 0 1 168 0v40c0 50 16 80 66 80 80 0 120 20 230 20"
      />
      <path
        fill="none"
        stroke="var(--coral)"
        strokeWidth="24"
        d="M-20 330c110 0 150-20 230-20 50 0 66-30 66-80v-40a84 84 0 0 1 168 0v40c0 50 16 80 66 80 80 0 120 20 230 20"
      />
      <g stroke="var(--ink)" strokeWidth="3">
        <rect x="226" y="214" width="268" height="196" rx="26" fill="var(--sun)" />
        <path d="M226 262h268M226 362h268" fill="none" />
        <path fill="var(--ink)" d="M340 350l8-42a26 26 0 1 1 24 0l8 42z" />
      </g>
      <g fill="none" stroke="var(--paper)" strokeWidth="3">
        <path d="M250 238h36M250 386h22" />
      </g>
    </>
  );
}
