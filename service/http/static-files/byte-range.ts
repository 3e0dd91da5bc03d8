/** First and last byte asked for, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Parses a `Range` header: a range, `unsatisfiable` beyond the end, or `undefined` for what a server may ignore. */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (found === null) return undefined;
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size) return 'unsatisfiable';
  return first > last ? undefined : { first, last };
}
