/**
 * How a page is kept whose text is mostly that of another page of the pack, such as all that show the same long sidebar: a line of JSON with
 * numbers, then the bytes that are its own. After the number of the other one come triples: so many bytes of its own, then, from such a
 * place of the other, so many.
 */
export interface Splices {
  readonly base: number;
  readonly steps: readonly number[];
}

const lineEnd = 0x0a;

export function writeSpliced({ base, steps }: Splices, own: Uint8Array): Uint8Array {
  const line = new TextEncoder().encode(`${JSON.stringify([base, ...steps])}\n`);
  const bytes = new Uint8Array(line.length + own.length);
  bytes.set(line);
  bytes.set(own, line.length);
  return bytes;
}

/** The text as it was. Throws a `RangeError` where the numbers lead beyond an end. */
export async function readSpliced(bytes: Uint8Array, baseOf: (base: number) => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const end = bytes.indexOf(lineEnd);
  const [base = -1, ...steps] = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as number[];
  const other = await baseOf(base);
  let own = end + 1;
  const pieces: Uint8Array[] = [];
  for (let step = 0; step < steps.length; step += 3) {
    const [ownBytes = 0, from = 0, length = 0] = steps.slice(step, step + 3);
    pieces.push(part(bytes, own, ownBytes), part(other, from, length));
    own += ownBytes;
  }
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function part(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (!(start >= 0 && length >= 0 && start + length <= bytes.length)) throw new RangeError(`there are no ${length} bytes from ${start} on`);
  return bytes.subarray(start, start + length);
}
