import type { Splices } from '@webdocs/contracts/offline/spliced-text';

/** What deflate remembers: a text that comes again sooner costs nothing. */
const deflateWindow = 32 * 1024;
/** What two pages have to have in common for one to be kept by the other. */
const leastShared = 16 * 1024;
/** Pages of an area have few sidebars, and those that have the same one mostly follow each other. */
const mostTried = 4;
/** A shorter piece is everywhere, and says nothing of where it belongs. */
const tellingBytes = 30;

interface Base {
  readonly number: number;
  readonly pieces: readonly string[];
  /** Where each piece begins. */
  readonly starts: readonly number[];
  /** Which piece comes first of those with this text. */
  readonly places: ReadonlyMap<string, number>;
}

export type SharedText =
  /** Others can be kept by this one. */
  | { readonly kind: 'base' }
  | { readonly kind: 'spliced'; readonly splices: Splices; readonly own: Uint8Array }
  | { readonly kind: 'plain' };

/** Finds which texts are mostly those of others: entries of lists, which sidebars are made of, are compared one by one. */
export class SharedTexts {
  /** Those used last come first. */
  #bases: Base[] = [];
  #count = 0;

  add(bytes: Uint8Array): SharedText {
    if (bytes.length < leastShared) return { kind: 'plain' };
    // One character a byte, so that places in the text are places in the file.
    const pieces = Buffer.from(bytes)
      .toString('latin1')
      .split(/(?=<li)/);
    const best = this.#closest(pieces);
    if (best) {
      this.#bases = [best, ...this.#bases.filter((base) => base !== best)];
      return { kind: 'spliced', ...spliced(pieces, best) };
    }
    if (bytes.length < deflateWindow) return { kind: 'plain' };
    this.#bases = [baseOf(pieces, this.#count), ...this.#bases].slice(0, mostTried);
    this.#count += 1;
    return { kind: 'base' };
  }

  #closest(pieces: readonly string[]): Base | undefined {
    let best: Base | undefined;
    let most = leastShared - 1;
    for (const base of this.#bases) {
      const shared = pieces.reduce((sum, piece) => sum + (base.places.has(piece) ? piece.length : 0), 0);
      if (shared > most) [best, most] = [base, shared];
    }
    return best;
  }
}

function baseOf(pieces: readonly string[], number: number): Base {
  const starts: number[] = [];
  const places = new Map<string, number>();
  let at = 0;
  for (const [place, piece] of pieces.entries()) {
    starts.push(at);
    if (piece.length >= tellingBytes && !places.has(piece)) places.set(piece, place);
    at += piece.length;
  }
  return { number, pieces, starts, places };
}

function spliced(pieces: readonly string[], base: Base): { readonly splices: Splices; readonly own: Uint8Array } {
  const steps: number[] = [];
  const own: string[] = [];
  let [ownBytes, from, copied] = [0, 0, 0];
  let next = 0;
  const close = (): void => {
    if (ownBytes + copied > 0) steps.push(ownBytes, from, copied);
    [ownBytes, from, copied] = [0, 0, 0];
  };
  for (const piece of pieces) {
    // Where the other goes on, and only else wherever it has this.
    const place = base.pieces[next] === piece ? next : base.places.get(piece);
    if (place === undefined) {
      if (copied > 0) close();
      own.push(piece);
      ownBytes += piece.length;
      next += 1;
      continue;
    }
    const start = base.starts[place] ?? 0;
    if (copied > 0 && start !== from + copied) close();
    if (copied === 0) from = start;
    copied += piece.length;
    next = place + 1;
  }
  close();
  return { splices: { base: base.number, steps }, own: Buffer.from(own.join(''), 'latin1') };
}
