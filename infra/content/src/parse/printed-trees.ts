import { parseHtml } from './markdown.ts';
import { readsBack } from './print-stability.ts';
import type { Node } from './tree.ts';

/** The trees that the HTML of a page was printed from, for code that reads that HTML again while the page is in memory. */
export class PrintedTrees {
  readonly #trees = new Map<string, readonly Node[]>();

  keep(html: string, nodes: readonly Node[]): void {
    this.#trees.set(html, nodes);
  }

  /** The tree of a piece of HTML; it is parsed only where that could give another tree than the one it was printed from. */
  read(html: string): readonly Node[] {
    const nodes = this.#trees.get(html);
    return nodes && readsBack(html, nodes) ? nodes : parseHtml(html);
  }
}
