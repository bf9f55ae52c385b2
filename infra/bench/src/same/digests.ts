import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pieces } from './answer-pieces.ts';

/** What was asked, then each piece of the answer with its hash. */
export interface Digest {
  readonly asked: string;
  readonly hashes: Readonly<Record<string, string>>;
}

const digestsEnd = '.digests';
const textsEnd = '.texts';
const placesEnd = '.places';

/** Writes digests of one run into a folder: lines to compare, and beside them each text once, packed, to show what differs. */
export function openDigests(folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  const [lines, texts, places] = [digestsEnd, textsEnd, placesEnd].map((end) => openSync(join(folder, name + end), 'w')) as [
    number,
    number,
    number,
  ];
  const known = new Set<string>();
  let length = 0;

  return {
    add(asked: string, pieces: Pieces): void {
      const hashes = Object.entries(pieces).map(([piece, text]) => `${piece}=${keep(text)}`);
      writeSync(lines, `${[JSON.stringify(asked), ...hashes].join('\t')}\n`);
    },
    close(): void {
      for (const file of [lines, texts, places]) closeSync(file);
    },
  };

  function keep(text: string): string {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    if (known.has(hash)) return hash;
    known.add(hash);
    const packed = gzipSync(text, { level: 1 });
    writeSync(texts, packed);
    writeSync(places, `${hash} ${length} ${packed.length}\n`);
    length += packed.length;
    return hash;
  }
}

/** Reads all digests of a folder; `text` says what a hash stands for. */
export function readDigests(folder: string): { readonly digests: ReadonlyMap<string, Digest>; text(hash: string): string } {
  const digests = new Map<string, Digest>();
  const places = new Map<string, { readonly file: string; readonly from: number; readonly length: number }>();
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(digestsEnd)) for (const line of linesOf(join(folder, file))) addDigest(line);
    if (file.endsWith(placesEnd))
      for (const line of linesOf(join(folder, file))) {
        const [hash = '', from = '', length = ''] = line.split(' ');
        places.set(hash, { file: join(folder, file.slice(0, -placesEnd.length) + textsEnd), from: Number(from), length: Number(length) });
      }
  }
  return { digests, text };

  function addDigest(line: string): void {
    const [asked = '""', ...pieces] = line.split('\t');
    const name = JSON.parse(asked) as string;
    digests.set(name, { asked: name, hashes: Object.fromEntries(pieces.map((piece) => piece.split('=') as [string, string])) });
  }

  function text(hash: string): string {
    const place = places.get(hash);
    if (!place || !existsSync(place.file)) return '';
    const packed = Buffer.alloc(place.length);
    const file = openSync(place.file, 'r');
    readSync(file, packed, 0, place.length, place.from);
    closeSync(file);
    return gunzipSync(packed).toString();
  }
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
