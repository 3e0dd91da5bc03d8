interface KeyGrid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** Distance from one key to the next. */
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/**
 * The outline of a block of equal keys as one path: a keypad is one element instead of twelve. Each key is positioned
 * relative to the previous one, so that all but the first are written alike and compress well.
 */
export function keyGrid({ x, y, columns, rows, stepX, stepY, width, height, radius: r }: KeyGrid): string {
  const key = `h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}-${r} ${r}h-${width - 2 * r}q-${r} 0-${r}-${r}v-${height - 2 * r}q0-${r} ${r}-${r}z`;
  const row = Array.from({ length: columns }, () => key).join(`m${stepX} 0`);
  const block = Array.from({ length: rows }, () => row).join(`m${(1 - columns) * stepX} ${stepY}`);
  return columns === 0 ? '' : `M${x + r} ${y}${block}`;
}
