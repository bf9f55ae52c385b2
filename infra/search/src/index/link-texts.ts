import type { Stems } from '../words/stems.ts';
import { PostingsWriter } from './postings.ts';

/** Words by which pages are linked to are kept apart from their own by their first letter. */
export const linkTextMark = '<';

const mostCounted = 255;

/** What other pages call a page: the words of links that lead to it, each with the number of pages that say so. */
export class LinkTexts {
  readonly #countsByKey = new Map<string, Map<string, number>>();
  readonly #pages: Array<{ readonly id: number; readonly keys: readonly string[] }> = [];

  note({ key, said }: { readonly key: string; readonly said: readonly string[] }, stems: Stems): void {
    if (said.length === 0) return;
    let counts = this.#countsByKey.get(key);
    if (!counts) this.#countsByKey.set(key, (counts = new Map()));
    for (const word of new Set(said.map((one) => stems.get(one) ?? one))) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }

  /** Pages are added by ascending id. */
  addPage(id: number, keys: readonly string[]): void {
    this.#pages.push({ id, keys });
  }

  /** In place of the parts of a page is how many pages link to it with the word. */
  writers(): Map<string, PostingsWriter> {
    const writers = new Map<string, PostingsWriter>();
    for (const { id, keys } of this.#pages) {
      const counts = new Map<string, number>();
      for (const key of keys)
        for (const [word, count] of this.#countsByKey.get(key) ?? []) counts.set(word, (counts.get(word) ?? 0) + count);
      for (const [word, count] of counts) {
        let writer = writers.get(linkTextMark + word);
        if (!writer) writers.set(linkTextMark + word, (writer = new PostingsWriter()));
        writer.add(id, Math.min(count, mostCounted));
      }
    }
    return writers;
  }
}
