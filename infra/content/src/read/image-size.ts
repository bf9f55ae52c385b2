import { closeSync, openSync, readSync, statSync } from 'node:fs';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const headBytes = 64 * 1024;

/** Reads the size of pictures from the first bytes of their files, and remembers it until a file changes. */
export function imageSizes(): (file: string) => ImageSize | undefined {
  const known = new Map<string, { modified: number; size: ImageSize | undefined }>();
  return (file) => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return undefined;
    const remembered = known.get(file);
    if (remembered?.modified === modified) return remembered.size;
    const size = sizeFromHead(headOf(file));
    known.set(file, { modified, size });
    return size;
  };
}

function headOf(file: string): Buffer {
  const buffer = Buffer.alloc(headBytes);
  const handle = openSync(file, 'r');
  try {
    return buffer.subarray(0, readSync(handle, buffer, 0, headBytes, 0));
  } finally {
    closeSync(handle);
  }
}

export function sizeFromHead(head: Buffer): ImageSize | undefined {
  if (head.length < 10) return undefined;
  if (head.toString('latin1', 1, 4) === 'PNG' && head.length >= 24) return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (head.toString('latin1', 0, 3) === 'GIF') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  if (head[0] === 0xff && head[1] === 0xd8) return jpegSize(head);
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return webpSize(head);
  return svgSize(head.toString('utf8'));
}

/** A JPEG is a chain of segments; the one that starts a frame holds the size. */
function jpegSize(head: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; at += 2 + head.readUInt16BE(at + 2)) {
    const kind = head[at + 1] ?? 0;
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
  }
  return undefined;
}

function webpSize(head: Buffer): ImageSize | undefined {
  if (head.length < 30) return undefined;
  const form = head.toString('latin1', 12, 16);
  if (form === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (form === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (form !== 'VP8L') return undefined;
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function svgSize(source: string): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/i.exec(source)?.[0];
  if (!tag) return undefined;
  const length = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1]);
  const [, , boxWidth, boxHeight] =
    /\sviewBox\s*=\s*["']([^"']*)["']/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = length('width') || boxWidth;
  const height = length('height') || boxHeight;
  return width && height && Number.isFinite(width + height) ? { width: Math.round(width), height: Math.round(height) } : undefined;
}
