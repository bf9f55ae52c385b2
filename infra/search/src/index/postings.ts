/** In what parts of a page a term is: one byte. The low bits say how often it is in the body, up to fifteen times. */
export const parts = { title: 0x80, heading: 0x40, summary: 0x20, slug: 0x10, timesInBody: 0x0f } as const;

/** Pages that hold a term, by ascending id, each with the parts of it. */
export interface Postings {
  readonly ids: Uint32Array;
  readonly parts: Uint8Array;
}

/** Steps from id to id as numbers of seven bits a byte, then the bytes of the parts: small, and read in one pass. */
export class PostingsWriter {
  #bytes = new Uint8Array(8);
  #length = 0;
  #last = 0;
  count = 0;

  add(id: number, part: number): void {
    let step = id - this.#last;
    this.#last = id;
    this.count += 1;
    while (step >= 0x80) {
      this.#push((step & 0x7f) | 0x80);
      step >>>= 7;
    }
    this.#push(step);
    this.#push(part);
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes.buffer, 0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }
}

export function readPostings(bytes: Uint8Array): Postings {
  const ids = new Uint32Array(bytes.length);
  const found = new Uint8Array(bytes.length);
  let count = 0;
  let id = 0;
  for (let at = 0; at < bytes.length; count += 1) {
    let step = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      step |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    id += step;
    ids[count] = id;
    found[count] = bytes[at++] ?? 0;
  }
  return { ids: ids.subarray(0, count), parts: found.subarray(0, count) };
}
