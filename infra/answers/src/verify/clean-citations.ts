import { cleanedLinks } from './clean-links.ts';
import { splitText, withoutCode } from './code-pieces.ts';

export interface Cleaned {
  readonly text: string;
  readonly citations: number;
  readonly links: number;
}

/** How models write the numbers that they were asked for: [1], [1, 2], [1-3], [^1], 【1】, [Passage 1]. */
const citation =
  /(?<![\\!])(?:\[|【)\s*(?:\^|passages?\s+|sources?\s+)?(\d{1,4}(?:\s*[,;、–-]\s*\d{1,4})*)\s*(?:†[^\]】]{0,100})?(?:\]|】)(?![(:])/gi;
/** A list of the sources that models put at the end. */
const listed = /^[ \t>]*(?:[-*+][ \t]+)?\[\^?\d{1,4}\]:/;

export interface CleaningRules {
  /** How many sources there are. */
  readonly sources: number;
  /** Whether a link may stay. */
  readonly leadsSomewhere: (href: string) => boolean;
}

/**
 * Takes citations of unknown sources out of a text, and links that lead nowhere: their words stay. Citations of several sources become
 * several citations, so that each can lead to its own.
 */
export function cleaned(given: string, { sources, leadsSomewhere }: CleaningRules): Cleaned {
  const first = cleanedLinks(given, leadsSomewhere);
  if (first.isCode) return { ...first, citations: 0 };
  const { text, citations } = cleanedCitations(first.text, sources);
  // What is left out may have kept the two halves of a link apart.
  const last = cleanedLinks(text, leadsSomewhere);
  return { text: last.text, citations, links: first.links + last.links };
}

function cleanedCitations(text: string, sources: number): { readonly text: string; readonly citations: number } {
  let citations = 0;
  const prose = new Set(splitText(text).lines.map(({ at }) => at));
  let at = 0;
  const lines = text.split('\n').flatMap((line) => {
    const isProse = prose.has(at);
    at += line.length + 1;
    if (!isProse) return [line];
    if (listed.test(line)) return [];
    const cleanedLine = replaced(line, citation, (given, before) => {
      const numbers = numbersOf(given);
      const known = [...new Set(numbers.filter((number) => number >= 1 && number <= sources))];
      citations += numbers.filter((number) => number < 1 || number > sources).length;
      return known.length > 0 ? known.map((number) => `[${number}]`).join('') : before === ' ' ? '\u0000' : '';
    });
    return [cleanedLine.replace(/ ?\u0000/g, '')];
  });
  return { text: lines.join('\n'), citations };
}

/** Replaces what is found outside of code. `before` is the sign before it. */
function replaced(line: string, pattern: RegExp, by: (given: string, before: string | undefined) => string): string {
  const hidden = withoutCode(line, '\uE000');
  let result = '';
  let from = 0;
  for (const { 0: whole, 1: given = '', index } of line.matchAll(pattern)) {
    if (index < from || isInCode(hidden, index, whole)) continue;
    result += line.slice(from, index) + by(given, line[index - 1]);
    from = index + whole.length;
  }
  return result + line.slice(from);
}

/** Labels of links may hold code; what begins or ends in code is code. */
function isInCode(hidden: string, at: number, found: string): boolean {
  return hidden[at] === '\uE000' || hidden[at + found.length - 1] === '\uE000';
}

const mostOfRange = 20;

function numbersOf(given: string): number[] {
  return given.split(/\s*[,;、]\s*/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/\s*[-–]\s*/).map(Number);
    return Array.from({ length: Math.min(mostOfRange, Math.max(1, to - from + 1)) }, (_, index) => from + index);
  });
}
