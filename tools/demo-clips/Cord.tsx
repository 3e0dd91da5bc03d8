interface CordProps {
  readonly path: string;
  /** How much of the cord is laid, from 0 to 1. */
  readonly laid?: number;
  /** Seconds, while something runs along the cord; leave out when it is still. */
  readonly flow?: number | undefined;
}

/** The coral cord; what runs through it is shown as light. */
export function Cord({ path, laid = 1, flow }: CordProps) {
  if (laid === 0) return null;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke="var(--coral)" strokeWidth="6" pathLength="1" strokeDasharray={`${laid} 2`} />
      {flow !== undefined && (
        <path
          d={path}
          stroke="var(--sun)"
          strokeWidth="6"
          pathLength="1"
          strokeDasharray="0.001 0.12"
          strokeDashoffset={-((flow * 0.3) % 0.121)}
        />
      )}
    </g>
  );
}
