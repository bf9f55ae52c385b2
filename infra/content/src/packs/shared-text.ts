import { writeSpliced, type Splices } from '@webdocs/contracts/offline/spliced-text';

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

/** A text that others can be kept by. It is read when one has to be compared with it. */
interface KnownBase {
  readonly number: number;
  readonly hash: string;
  readonly open: () => Base;
}

export interface TextToShare {
  readonly path: string;
  /** Of its bytes. */
  readonly hash: string;
  readonly read: () => Uint8Array;
}

/** How a text was kept, among which others: the same text among the same is kept so again, and need not be read for that. */
export interface KeptText {
  /** A base is one that others can be kept by; a short one is compared with none. */
  readonly kind: 'base' | 'spliced' | 'plain' | 'short';
  readonly hash: string;
  /** The bases there were, as `SharedTexts` names them. Those of a short one do not matter. */
  readonly among: string;
  /** Of what is stored. */
  readonly bytes: number;
  /** The number of the one by which it is kept. */
  readonly base?: number | undefined;
}

export interface SharedText {
  readonly kept: KeptText;
  /** The same identity has the same bytes stored. */
  readonly identity: string;
  readonly stored: () => Uint8Array;
}

/** Finds which texts are mostly those of others: entries of lists, which sidebars are made of, are compared one by one. */
export class SharedTexts {
  /** Those used last come first. */
  #bases: KnownBase[] = [];
  #count = 0;

  constructor(readonly before: ReadonlyMap<string, KeptText> = new Map()) {}

  add(text: TextToShare): SharedText {
    const among = [this.#count, ...this.#bases.map(({ number, hash }) => `${number}.${hash}`)].join(' ');
    const before = this.before.get(text.path);
    const isSame = before?.hash === text.hash && (before.kind === 'short' || before.among === among);
    return isSame ? this.#again(text, before) : this.#compared(text, among);
  }

  #again(text: TextToShare, kept: KeptText): SharedText {
    if (kept.kind === 'base') this.#addBase(text.hash, () => piecesOf(text.read()));
    if (kept.kind !== 'spliced') return { kept, identity: text.hash, stored: text.read };
    const base = this.#bases.find(({ number }) => number === kept.base);
    if (!base) throw new RangeError(`there is no base ${kept.base}`);
    this.#use(base);
    return { kept, identity: identityOf(text, base), stored: () => splicedBytes(piecesOf(text.read()), base.open()) };
  }

  #compared({ path, hash, read }: TextToShare, among: string): SharedText {
    const bytes = read();
    const whole = (kind: 'base' | 'plain' | 'short'): SharedText => ({
      kept: { kind, hash, among: kind === 'short' ? '' : among, bytes: bytes.length },
      identity: hash,
      stored: () => bytes,
    });
    if (bytes.length < leastShared) return whole('short');
    const pieces = piecesOf(bytes);
    const closest = this.#closest(pieces);
    if (closest) {
      this.#use(closest);
      const stored = splicedBytes(pieces, closest.open());
      const kept = { kind: 'spliced', hash, among, bytes: stored.length, base: closest.number } as const;
      return { kept, identity: identityOf({ path, hash, read }, closest), stored: () => stored };
    }
    if (bytes.length < deflateWindow) return whole('plain');
    this.#addBase(hash, () => pieces);
    return whole('base');
  }

  #closest(pieces: readonly string[]): KnownBase | undefined {
    let best: KnownBase | undefined;
    let most = leastShared - 1;
    for (const base of this.#bases) {
      const { places } = base.open();
      const shared = pieces.reduce((sum, piece) => sum + (places.has(piece) ? piece.length : 0), 0);
      if (shared > most) [best, most] = [base, shared];
    }
    return best;
  }

  #use(used: KnownBase): void {
    this.#bases = [used, ...this.#bases.filter((base) => base !== used)];
  }

  #addBase(hash: string, pieces: () => readonly string[]): void {
    const number = this.#count;
    let opened: Base | undefined;
    const open = (): Base => (opened ??= baseOf(pieces(), number));
    this.#bases = [{ number, hash, open }, ...this.#bases].slice(0, mostTried);
    this.#count += 1;
  }
}

function identityOf({ hash }: TextToShare, base: KnownBase): string {
  return `${hash} ${base.number} ${base.hash}`;
}

/** One character a byte, so that places in the text are places in the file. */
function piecesOf(bytes: Uint8Array): string[] {
  return Buffer.from(bytes)
    .toString('latin1')
    .split(/(?=<li)/);
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

function splicedBytes(pieces: readonly string[], base: Base): Uint8Array {
  const { splices, own } = spliced(pieces, base);
  return writeSpliced(splices, own);
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
