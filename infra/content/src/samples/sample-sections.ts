import { textOf, type Element, type Node } from '../parse/tree.ts';
import { hasCode, isOfInteractiveExample, samplePartOf, type Block } from './sample-code-blocks.ts';

/** A part of a page that an id names, as the range of the runnable blocks in it. */
interface Part {
  readonly start: number;
  end: number;
  /** The section around it; the page is the outermost. */
  readonly around: Part | undefined;
}

interface Section extends Part {
  readonly level: number;
}

/** The blocks directly below a heading, and below those that only name the language of what follows. */
export interface WrittenSection {
  /** Of its heading; the start of the page has none. */
  readonly id: string | undefined;
  readonly blocks: Block[];
}

const namesLanguage = /^(?:html|css|javascript|js|svg)(?: (?:content|code))?$/i;

/**
 * The headings, anchors and blocks of a page, read once, so that the code around any place of it is found without
 * walking through the page again.
 */
export class SampleSections {
  /** Every block, in the order of the page. */
  readonly blocks: Block[] = [];
  readonly written: WrittenSection[] = [{ id: undefined, blocks: [] }];
  readonly #runnable: Block[] = [];
  readonly #parts = new Map<string, Part>();
  readonly #places = new Map<Element, Part>();

  constructor(nodes: readonly Node[], places: ReadonlySet<Element>) {
    const page: Section = { start: 0, end: 0, around: undefined, level: 0 };
    const open: Section[] = [page];
    this.#walk(nodes, open, places);
    for (const section of open) section.end = this.#runnable.length;
  }

  /**
   * The blocks of the part that an id names or, where it has none, of the closest section around it that has some;
   * undefined where nothing has that id.
   */
  blocksOf(id: string): readonly Block[] | undefined {
    const part = this.#parts.get(id);
    return part && this.#closest(part);
  }

  /** The blocks of the closest section around an element that has some. */
  blocksAround(place: Element): readonly Block[] {
    return this.#closest(this.#places.get(place));
  }

  #closest(part: Part | undefined): readonly Block[] {
    let closest = part;
    while (closest && closest.start === closest.end) closest = closest.around;
    return closest ? this.#runnable.slice(closest.start, closest.end) : [];
  }

  #walk(nodes: readonly Node[], open: Section[], places: ReadonlySet<Element>): void {
    for (const node of nodes) if (node.type === 'element') this.#visit(node, open, places);
  }

  #visit(node: Element, open: Section[], places: ReadonlySet<Element>): void {
    const start = this.#runnable.length;
    if (hasCode(node)) {
      this.blocks.push(node);
      if (samplePartOf(node.code) && !isOfInteractiveExample(node.code)) {
        this.#runnable.push(node);
        this.written.at(-1)?.blocks.push(node);
      }
      return;
    }
    const level = Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 0);
    if (level > 0) return this.#openSection(node, level, open);
    const part: Part = { start, end: start, around: open.at(-1) };
    if (places.has(node)) this.#places.set(node, part);
    this.#walk(node.children, open, places);
    part.end = this.#runnable.length;
    this.#name(node.attributes['id'], part);
  }

  #openSection(heading: Element, level: number, open: Section[]): void {
    while ((open.at(-1)?.level ?? 0) >= level) {
      const closed = open.pop();
      if (closed) closed.end = this.#runnable.length;
    }
    const id = heading.attributes['id'];
    if (!namesLanguage.test(textOf(heading).trim())) this.written.push({ id: id?.toLowerCase(), blocks: [] });
    const start = this.#runnable.length;
    const section: Section = { start, end: start, around: open.at(-1), level };
    open.push(section);
    this.#name(id, section);
  }

  #name(id: string | undefined, part: Part): void {
    const key = id?.toLowerCase();
    if (key && !this.#parts.has(key)) this.#parts.set(key, part);
  }
}
