import { linkMark } from './linked-pages.ts';
import { codeMark } from './page-terms.ts';
import { parts } from './postings.ts';

/** A word that only few texts have, and no name, is a slip of the finger as likely as not. */
const fewestTexts = 4;
const shortestWord = 3;

/** The words that misspelled ones are compared with, and how many pages have each. */
export class Vocabulary {
  readonly #counts = new Map<string, { pages: number; named: number }>();

  note(term: string, part: number): void {
    if (term.startsWith(codeMark) || term.startsWith(linkMark) || term.length < shortestWord || /^\d/.test(term)) return;
    let count = this.#counts.get(term);
    if (!count) this.#counts.set(term, (count = { pages: 0, named: 0 }));
    count.pages += 1;
    if (part & (parts.title | parts.slug)) count.named += 1;
  }

  /** One word a line with the number of its pages, those in names first. */
  text(): string {
    return [...this.#counts]
      .filter(([, { pages, named }]) => named > 0 || pages >= fewestTexts)
      .map(([word, { pages, named }]) => `${word} ${pages + 10 * named}`)
      .join('\n');
  }
}

export function readVocabulary(text: string): Map<string, number> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [word = '', count] = line.split(' ');
      return word ? [[word, Number(count)] as const] : [];
    }),
  );
}
