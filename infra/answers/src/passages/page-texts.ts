import type { Content } from '@webdocs/content';
import { addressOf } from '@webdocs/contracts/reader/address';
import { pageTextOf, type PageText } from './page-text.ts';

export type { PageText } from './page-text.ts';

const mostKept = 200;

/** Texts of pages by their address and state: a question after another is about the same pages. */
export class PageTexts {
  readonly #kept = new Map<string, Promise<PageText | undefined>>();

  constructor(readonly content: Pick<Content, 'page'>) {}

  get(url: string): Promise<PageText | undefined> {
    const known = this.#kept.get(url);
    if (known) {
      this.#kept.delete(url);
      this.#kept.set(url, known);
      return known;
    }
    const made = this.content.page(addressOf(url, '')).then((answer) => (answer.kind === 'found' ? pageTextOf(answer.page) : undefined));
    this.#kept.set(url, made);
    made.catch(() => this.#kept.delete(url));
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value as string);
    return made;
  }

  clear(): void {
    this.#kept.clear();
  }
}
