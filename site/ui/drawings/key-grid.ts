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

/** Outline of a block of equal keys as one path: a keypad is one element instead of twelve. */
export function keyGrid({ x, y, columns, rows, stepX, stepY, width, height, radius: r }: KeyGrid): string {
  const key = `h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}-${r} ${r}h-${width - 2 * r}q-${r} 0-${r}-${r}v-${height - 2 * r}q0-${r} ${r}-${r}z`;
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) path += `M${x + column * stepX + r} ${y + row * stepY}${key}`;
  }
  return path;
}
