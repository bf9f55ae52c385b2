import { partsOfName, tokensOf } from '../words/tokens.ts';
import { parts } from './postings.ts';
import type { PlainText } from './plain-text.ts';

/** The words of a page, not yet by their stems, each with the parts of the page in which it is. */
export type PageTerms = ReadonlyMap<string, number>;

/** Code is kept apart from words by its first letter, which no word has. */
export const codeMark = '=';

export function termsOf({ title, slug, text }: { readonly title: string; readonly slug: string; readonly text: PlainText }): {
  readonly terms: PageTerms;
  /** Words in the body, to weigh long pages against short ones. */
  readonly length: number;
} {
  const terms = new Map<string, number>();
  const add = (term: string, part: number) => terms.set(term, (terms.get(term) ?? 0) | part);
  const addAll = (said: string, part: number) => {
    const { words, code } = tokensOf(said);
    for (const word of words) add(word, part);
    for (const name of code) add(codeMark + name, part);
    return words.length;
  };

  let length = 0;
  const { words, code } = tokensOf(text.blocks.map((block) => block.text).join('\n'));
  for (const word of words) addOnce(terms, word);
  for (const name of code) if (isNameInText(name)) addOnce(terms, codeMark + name);
  length += words.length;
  addAll(title, parts.title);
  for (const part of partsOfName(title)) add(part, parts.title);
  for (const heading of text.headings) addAll(heading, parts.heading);
  addAll(text.summary, parts.summary);
  addAll(slug.replace(/[/_]/g, ' '), parts.slug);
  return { terms, length };
}

function addOnce(terms: Map<string, number>, term: string): void {
  const known = terms.get(term) ?? 0;
  if ((known & parts.timesInBody) < parts.timesInBody) terms.set(term, known + 1);
}

/** Text and code are full of marks that are not searched for. */
function isNameInText(name: string): boolean {
  return name.length <= 40 && /^(?:--|::?|@|<|\.)?[\p{L}_$][\p{L}\p{N}_$-]*(?:[.-][\p{L}\p{N}_$-]+)*(?:\(\))?>?$/u.test(name);
}

/** As one text, for the row of the page. */
export function writeTerms(terms: PageTerms): string {
  return [...terms].map(([term, part]) => String.fromCharCode(0x100 + part) + term).join(' ');
}

export function* readTerms(text: string): Generator<readonly [term: string, part: number]> {
  if (text === '') return;
  for (const written of text.split(' ')) yield [written.slice(1), written.charCodeAt(0) - 0x100];
}
