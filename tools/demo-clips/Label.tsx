interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly size?: number;
  readonly strong?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Words in a scene. */
export function Label({ x, y, children, size = 20, strong = false, anchor = 'start' }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      className={strong ? 'strong' : 'plain'}
      fill="var(--ink)"
      stroke="none"
    >
      {children}
    </text>
  );
}
