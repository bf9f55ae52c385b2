import type { Section } from '@webdocs/contracts/page/page';

/** A section of a translation and the one of the English page that says the same; one of the two where only one page has it. */
interface AlignedSections {
  readonly translation?: Section | undefined;
  readonly english?: Section | undefined;
}

interface Traits {
  readonly type: string;
  readonly level: number;
  readonly id: string;
  /** Code of a heading, which is the same in every language. */
  readonly named: string;
  readonly code: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

/** Beyond this, sections are taken in their order: such a page is no page to read. */
const mostPairs = 250_000;
const gap = -1;

/** Pairs of sections in the order of both pages. Pages of the same outline are paired by it, others by what no translation changes. */
export function alignedSections(translation: readonly Section[], english: readonly Section[]): AlignedSections[] {
  const [own, original] = [translation.map(traitsOf), english.map(traitsOf)];
  const isSame = own.length === original.length && own.every(({ type, level }, at) => isLike(original[at], type, level));
  if (isSame || own.length * original.length > mostPairs)
    return Array.from({ length: Math.max(own.length, original.length) }, (_, at) => ({
      translation: translation[at],
      english: english[at],
    }));
  return bestPairs(own, original).map(([a, b]) => ({
    translation: a === undefined ? undefined : translation[a],
    english: b === undefined ? undefined : english[b],
  }));
}

function isLike(one: Traits | undefined, type: string, level: number): boolean {
  return one?.type === type && one.level === level;
}

/** The alignment with the most in common, from the table of the best for all beginnings of both. */
function bestPairs(own: readonly Traits[], original: readonly Traits[]): Array<readonly [number | undefined, number | undefined]> {
  const width = original.length + 1;
  const best = new Float64Array((own.length + 1) * width);
  for (let a = 0; a <= own.length; a++)
    for (let b = 0; b <= original.length; b++) best[a * width + b] = a === 0 || b === 0 ? (a + b) * gap : bestAt(a, b);

  const pairs: Array<readonly [number | undefined, number | undefined]> = [];
  for (let a = own.length, b = original.length; a > 0 || b > 0;) {
    if (a > 0 && b > 0 && valueAt(a, b) === valueAt(a - 1, b - 1) + likeness(own[a - 1], original[b - 1])) pairs.push([--a, --b]);
    else if (b > 0 && valueAt(a, b) === valueAt(a, b - 1) + gap) pairs.push([undefined, --b]);
    else pairs.push([--a, undefined]);
  }
  return pairs.reverse();

  function bestAt(a: number, b: number): number {
    const paired = valueAt(a - 1, b - 1) + likeness(own[a - 1], original[b - 1]);
    return Math.max(paired, valueAt(a - 1, b) + gap, valueAt(a, b - 1) + gap);
  }

  function valueAt(a: number, b: number): number {
    return best[a * width + b] ?? 0;
  }
}

/** How much speaks for two sections being the same one. */
function likeness(one: Traits | undefined, other: Traits | undefined): number {
  if (!one || !other || one.type !== other.type || one.level !== other.level) return -4;
  const isData = one.type !== 'prose';
  const sameId = one.id !== '' && one.id === other.id;
  const sameName = one.named !== '' && one.named === other.named;
  return (
    (isData ? 4 : 0) + (sameId ? 6 : 0) + (sameName ? 4 : 0) + shared(one.code, other.code) * 4 + shared(one.links, other.links) * 2 - 0.5
  );
}

/** From -0.5 for sections that have nothing in common to 1 for those that have all; 0 where neither has any. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = Math.max(one.size, other.size);
  if (all === 0) return 0;
  const both = [...one].filter((value) => other.has(value)).length;
  return both === 0 ? -0.5 : both / all;
}

function traitsOf({ type, value }: Section): Traits {
  const { id, title, isH3, content } = value as { id?: string | null; title?: string | null; isH3?: boolean; content?: string };
  const html = content ?? '';
  return {
    type,
    level: title ? (isH3 ? 3 : 2) : 1,
    id: id ?? '',
    named: [...(title ?? '').matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code).join(' '),
    code: new Set([...html.matchAll(/<pre\b[^>]*>(.*?)<\/pre>/gs)].map(([, code = '']) => code)),
    links: new Set([...html.matchAll(/href="\/[^/"]+\/docs\/([^"#]+)/g)].map(([, slug = '']) => slug.toLowerCase())),
  };
}
