import { crc32, deflateSync } from 'node:zlib';
import { paper } from '@webdocs/contracts/reader/paper';

export type Colour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

/** A ground of one colour with the open book of the site in its middle; all measures are pixels. */
export interface BookPicture {
  readonly width: number;
  readonly height: number;
  /** Of the square in which the book is drawn. */
  readonly side: number;
  readonly fill: Colour;
}

const ground = channelsOf(paper.light);
const shade: Colour = [0xe3, 0xdf, 0xd5];
const ribbon: Colour = [0xff, 0xe9, 0xa8];

/** The open book with its ribbon, in the square of 32 in which the icon of the site is drawn. */
const book: ReadonlyArray<{ readonly colour: Colour; readonly corners: readonly Point[] }> = [
  {
    colour: ground,
    corners: [
      [3, 8],
      [15, 11],
      [15, 28],
      [3, 25],
    ],
  },
  {
    colour: shade,
    corners: [
      [29, 8],
      [17, 11],
      [17, 28],
      [29, 25],
    ],
  },
  {
    colour: ribbon,
    corners: [
      [22, 4],
      [27, 4],
      [27, 13],
      [24.5, 11],
      [22, 13],
    ],
  },
];

/** The picture as PNG, which is shown where no SVG is. */
export function bookPicture(picture: BookPicture): Buffer {
  return png(picture, pixels(picture));
}

/** Edges are smoothed by looking at so many points across a pixel. */
const samples = 3;

/** Rows of pixels, each with the zero before it that says it is not filtered. */
function pixels({ width, height, side, fill }: BookPicture): Buffer {
  const emptyRow = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x++) emptyRow.set(fill, 1 + x * 3);
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const colours = [fill, ...book.map(({ colour }) => colour)];
  return Buffer.concat(
    Array.from({ length: height }, (_, y) => {
      if (y < top || y >= top + side) return emptyRow;
      const row = Buffer.from(emptyRow);
      const lines = linesThroughBook(y - top, side);
      for (let x = 0; x < side; x++) row.set(colourAt(x, lines, colours), 1 + (left + x) * 3);
      return row;
    }),
  );
}

function linesThroughBook(y: number, side: number): Uint8Array[] {
  return Array.from({ length: samples }, (_, step) => lineThroughBook(((y + (step + 0.5) / samples) * 32) / side, side));
}

/** The mean of what is seen across a pixel, which nearly everywhere is one colour. */
function colourAt(x: number, lines: readonly Uint8Array[], colours: readonly Colour[]): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  for (const line of lines) {
    for (let at = x * samples; at < (x + 1) * samples; at++) {
      const [red, green, blue] = colours[line[at] ?? 0] ?? ground;
      sums[0] += red;
      sums[1] += green;
      sums[2] += blue;
    }
  }
  const count = samples * samples;
  return [Math.round(sums[0] / count), Math.round(sums[1] / count), Math.round(sums[2] / count)];
}

/** Which shape lies at each point along a line, counted from one; later shapes lie over earlier ones. */
function lineThroughBook(y: number, side: number): Uint8Array {
  const line = new Uint8Array(side * samples);
  const pointAt = (x: number) => Math.round((x / 32) * line.length);
  for (const [index, { corners }] of book.entries()) {
    const crossings = crossingsOf(corners, y);
    for (let at = 0; at + 1 < crossings.length; at += 2) line.fill(index + 1, pointAt(crossings[at] ?? 0), pointAt(crossings[at + 1] ?? 0));
  }
  return line;
}

function crossingsOf(corners: readonly Point[], y: number): number[] {
  const crossings = corners.flatMap(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return y1 > y === y2 > y ? [] : [((x2 - x1) * (y - y1)) / (y2 - y1) + x1];
  });
  return crossings.sort((a, b) => a - b);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function png({ width, height }: BookPicture, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a colour, red, green and blue; the rest are the only values that the format knows.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The parts of a colour that is written as in a style sheet: #rrggbb. */
export function channelsOf(colour: string): Colour {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}
