import { inflateSync } from 'node:zlib';

/** An object of a PDF file: what it says, and its stream, unpacked. */
interface PdfObject {
  readonly words: string;
  readonly stream: Buffer | undefined;
}

/** A PDF file as a reader finds it: by its table of references, from its end. */
export class PdfFile {
  readonly header: string;
  readonly trailer: string;
  readonly objects: ReadonlyMap<number, PdfObject>;

  /** Throws if the table, a place in it or the length of a stream is wrong. */
  constructor(bytes: Uint8Array) {
    const file = Buffer.from(bytes);
    const source = file.toString('latin1');
    const [, start = ''] = must(/\nstartxref\n(\d+)\n%%EOF\n$/.exec(source), 'no end');
    const [table, , size = ''] = must(
      /^xref\n(0 (\d+)\n0{10} 65535 f \n(?:\d{10} 00000 n \n)*)/.exec(source.slice(Number(start))),
      'no table',
    );
    const places = [...table.matchAll(/(\d{10}) 00000 n /g)].map(([, place]) => Number(place));
    if (places.length + 1 !== Number(size)) throw new Error('another number of objects than the table says');
    this.header = source.slice(0, Math.min(...places));
    this.trailer = source.slice(Number(start) + table.length);
    this.objects = new Map(
      places.map((place, index) => [index + 1, readObject(file, source, { place, id: index + 1 })]),
    );
  }

  /** The object to which a key of another one leads. */
  follow({ words }: Pick<PdfObject, 'words'>, key: string): PdfObject {
    const [, id] = must(new RegExp(`/${key} (\\d+) 0 R`).exec(words), `no ${key}`);
    return must(this.objects.get(Number(id)), `no object ${id}`);
  }

  /** The objects that say what matches. */
  saying(pattern: RegExp): PdfObject[] {
    return [...this.objects.values()].filter(({ words }) => pattern.test(words));
  }
}

function readObject(
  file: Buffer,
  source: string,
  { place, id }: { readonly place: number; readonly id: number },
): PdfObject {
  const head = `${id} 0 obj\n`;
  if (!source.startsWith(head, place)) throw new Error(`object ${id} is elsewhere`);
  const [end] = must(/\n(?:stream|endobj)\n/.exec(source.slice(place)), `object ${id} has no end`);
  const from = place + head.length;
  const to = source.indexOf(end, from - 1);
  const words = source.slice(from, to);
  if (end === '\nendobj\n') return { words, stream: undefined };
  const [, length] = must(/\/Length (\d+)/.exec(words), `stream ${id} has no length`);
  const begin = to + end.length;
  const stream = file.subarray(begin, begin + Number(length));
  if (!source.startsWith('\nendstream\nendobj\n', begin + stream.length))
    throw new Error(`stream ${id} has another length`);
  return { words, stream: words.includes('/Filter /FlateDecode') ? inflateSync(stream) : stream };
}

function must<Value>(value: Value | null | undefined, otherwise: string): Value {
  if (value === null || value === undefined) throw new Error(otherwise);
  return value;
}
