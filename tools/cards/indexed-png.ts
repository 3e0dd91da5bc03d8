import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, line by line, as from a canvas. */
  readonly data: Uint8Array;
}

const paletteSize = 256;
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * An opaque picture as a PNG of 256 colours, a third of the size that browsers write for flat drawings. Each colour of
 * the palette occurs in the picture; edges between two colours get the nearest.
 */
export function encodeIndexedPng({ width, height, data }: Pixels): Uint8Array {
  const colours = new Uint32Array(width * height);
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const at = pixel * 4;
    colours[pixel] = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  }
  const palette = choosePalette(colours);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  const lines = new Uint8Array(height * (width + 1));
  colours.forEach((colour, pixel) => {
    const index = indexOf.get(colour) ?? nearest(palette, colour);
    indexOf.set(colour, index);
    lines[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = index;
  });

  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 3);
  return Buffer.concat([
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The most frequent colour of each small cube of colours, most frequent cubes first. */
function choosePalette(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const cubes = new Map<number, { total: number; colour: number; most: number }>();
  for (const [colour, count] of counts) {
    const cube = cubes.get(colour & 0xf0f0f0) ?? { total: 0, colour, most: 0 };
    cube.total += count;
    if (count > cube.most) Object.assign(cube, { colour, most: count });
    cubes.set(colour & 0xf0f0f0, cube);
  }
  return [...cubes.values()]
    .sort((one, other) => other.total - one.total)
    .slice(0, paletteSize)
    .map(({ colour }) => colour);
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  palette.forEach((candidate, index) => {
    const distance = [16, 8, 0].reduce(
      (sum, shift) => sum + (((candidate >> shift) & 255) - ((colour >> shift) & 255)) ** 2,
      0,
    );
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
