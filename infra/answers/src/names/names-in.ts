import type { KnownNames } from './known-names.ts';
import type { KnownThing, Spelling, ThingKind } from './known-thing.ts';

/** A stretch of a text that is the name of something. */
export interface NamedStretch {
  readonly from: number;
  readonly to: number;
  readonly written: string;
  readonly spellings: readonly Spelling[];
}

const token = /[@<]?:{0,2}[A-Za-z_$][\w$#]*(?:[.-][\w$#]+)*(?:\([^()\s]{0,20}\))?>?/g;
const mostWords = 6;

/** The names in a text, the longest ones, in its order. `isWord` tells words of the question itself, which are no names when bare. */
export function namesIn(text: string, names: KnownNames, isWord: (text: string) => boolean): NamedStretch[] {
  const tokens = [...text.matchAll(token)].map(({ index, 0: written }) => ({ from: index, to: index + written.length }));
  const found: NamedStretch[] = [];
  for (let at = 0; at < tokens.length;) {
    const stretch = longestAt(text, tokens, at, names, isWord);
    if (stretch) found.push(stretch.named);
    at += stretch?.tokens ?? 1;
  }
  return found;
}

function longestAt(
  text: string,
  tokens: ReadonlyArray<{ readonly from: number; readonly to: number }>,
  at: number,
  names: KnownNames,
  isWord: (text: string) => boolean,
): { readonly named: NamedStretch; readonly tokens: number } | undefined {
  for (let count = Math.min(mostWords, tokens.length - at); count > 0; count -= 1) {
    const { from } = tokens[at] as { from: number };
    const { to } = tokens[at + count - 1] as { to: number };
    const written = text.slice(from, to);
    if (/[^ \S]|\s{2}|[^\w\s$#.:@<>()&/+-]/.test(written)) continue;
    const spellings = spelled(written, names);
    if (spellings.length === 0) continue;
    if (isWord(written) && (count > 1 || spellings.every(({ certainty }) => certainty === 'bare'))) continue;
    return { named: { from, to, written, spellings }, tokens: count };
  }
  return undefined;
}

/** Also without arguments in its brackets, and in the singular. */
function spelled(written: string, names: KnownNames): readonly Spelling[] {
  const known = names.spelled(written);
  if (known.length > 0) return known;
  const empty = written.replace(/\([^()]+\)$/, '()');
  if (empty !== written) return spelled(empty, names);
  return /[a-z]{3}s$/.test(written) && !written.includes('.') ? names.spelled(written.slice(0, -1)) : [];
}

export interface Surroundings {
  /** Kinds that the question names; empty where it names none. */
  readonly kinds: ReadonlySet<ThingKind>;
  /** Kinds that can have what is asked for. */
  readonly allowed: ReadonlySet<ThingKind> | undefined;
  /** Words of the question, in small letters. */
  readonly words: ReadonlySet<string>;
}

/** Hardly ever called by their bare names, where something else has the name too. */
const yielding: ReadonlySet<ThingKind> = new Set(['member', 'css-function', 'attribute', 'header', 'method-of-http']);
const certainties = { marked: 3, whole: 2, bare: 1 } as const;

/** The one thing that a name means here; undefined where it could be several. */
export function thingMeant({ written, spellings }: NamedStretch, { kinds, allowed, words }: Surroundings): KnownThing | undefined {
  let left = spellings.filter(({ thing }) => !allowed || allowed.has(thing.kind));
  if (kinds.size > 0) {
    const ofKind = left.filter(({ thing }) => kinds.has(thing.kind));
    if (ofKind.length > 0) left = ofKind;
    else left = left.filter(({ certainty, thing }) => certainty !== 'bare' || thing.kind === 'feature');
  }
  const isSaid = (one: Spelling) => one.certainty !== 'bare' || !yielding.has(one.thing.kind);
  if (left.some(isSaid)) left = left.filter((one) => isSaid(one) || isOwned(one.thing, words));
  const most = Math.max(0, ...left.map(({ certainty }) => certainties[certainty]));
  const owned = left.filter(({ thing }) => isOwned(thing, words));
  if (owned.length > 0 && most < certainties.marked) return only(owned.map(({ thing }) => thing));
  const surest = left.filter(({ certainty }) => certainties[certainty] === most).map(({ thing }) => thing);
  const asWritten = surest.filter(({ label, kind }) => kind !== 'feature' && withoutBrackets(label) === withoutBrackets(written));
  if (/[A-Z@:<]/.test(written) && asWritten.length === 1) return asWritten[0];
  return only(surest);
}

function isOwned({ owner }: KnownThing, words: ReadonlySet<string>): boolean {
  return owner !== undefined && (words.has(owner) || words.has(`${owner}s`));
}

/** Several things of one feature are one thing: the feature itself, or what is most of it. */
function only(things: readonly KnownThing[]): KnownThing | undefined {
  const [first, ...others] = things;
  if (!first || others.length === 0) return first;
  const feature = first.feature;
  if (feature === undefined || others.some((one) => one.feature !== feature)) return undefined;
  const whole = things.find(({ kind }) => kind === 'feature');
  // Where the feature is called like a thing in code, the data about that thing are the more exact ones.
  const [inCode, ...more] = things.filter(({ kind }) => kind !== 'feature');
  if (inCode?.kind === 'member' && more.length === 0) return inCode;
  return things.find(({ kind, label }) => kind !== 'feature' && label === whole?.label) ?? whole ?? first;
}

function withoutBrackets(text: string): string {
  return text.replace(/\(.*\)$/, '');
}
