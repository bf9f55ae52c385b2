import type { CodeExcerpt, Run } from '@webdocs/contracts/answers/answer';
import type { Page } from '@webdocs/contracts/page/page';
import { parseHtml } from '@webdocs/content/markdown';
import { hasClass, isBlank, isElement, textOf, type Element, type Node } from '@webdocs/content/tree';
import { textOfHtml } from '@webdocs/content/html-text';
import { joinedRuns } from './joined-runs.ts';

/** One paragraph, item or meaning of a page, as readers see it. */
export interface PageBlock {
  readonly runs: readonly Run[];
  /** The runs, joined. */
  readonly text: string;
  /** What the section, or the term, is called. */
  readonly heading: string | undefined;
  /** Of the section or the term. */
  readonly anchor: string | undefined;
  /** Whether it is the first text of its page, or of its section. */
  readonly first: 'of-page' | 'of-section' | undefined;
  /** The next code block of the same section, with those that follow it without text between them. */
  readonly codes: CodeExcerpt[];
}

export interface PageText {
  readonly title: string;
  /** Titles of the pages above it, the outermost first. */
  readonly above: readonly string[];
  readonly blocks: readonly PageBlock[];
  /** Code by the anchor of its section. */
  readonly codes: ReadonlyArray<{ readonly anchor: string | undefined; readonly code: CodeExcerpt }>;
}

/** Things to press, play or look at: their texts are not sentences of the page. */
const left = new Set(
  'iframe interactive-example svg math audio video button input select textarea label meter progress canvas nav table script style template details figcaption object'.split(
    ' ',
  ),
);
const phrasing = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** What a page says, block by block, out of the HTML that readers get: a quote of it is on the page, letter by letter. */
export function pageTextOf(page: Page): PageText | undefined {
  if (!('doc' in page)) return undefined;
  const reader = new BlockReader();
  for (const { value } of page.doc.body) {
    const { id, title, content } = value as { id?: string | null; title?: string | null; content?: string };
    reader.section(title ? headingOf(parseHtml(title)) : undefined, id ?? undefined);
    if (content) reader.read(parseHtml(withPlainCode(content)));
  }
  return { title: page.doc.title, above: above(page.doc.parents), blocks: reader.blocks, codes: reader.codes };
}

/** The last one is the page itself. That a page is about the web says nothing where more is said. */
function above(parents: ReadonlyArray<{ readonly title: string; readonly uri: string }> = []): string[] {
  const upper = parents.slice(0, -1);
  const told = upper.length > 1 && /\/docs\/Web$/.test(upper[0]?.uri ?? '') ? upper.slice(1) : upper;
  return told.map(({ title }) => title);
}

/** The colors of code are most of its HTML, and nothing of its text. */
function withPlainCode(html: string): string {
  return html.replace(/(<pre\b[^>]*>)([\s\S]*?)(?=<\/pre>)/g, (_, start: string, inside: string) => start + inside.replace(/<[^>]*>/g, ''));
}

const partOfExample = /^(?:html|css|javascript|js|typescript|svg|mathml|json)$/i;

class BlockReader {
  readonly blocks: PageBlock[] = [];
  readonly codes: Array<PageText['codes'][number]> = [];
  #heading: string | undefined;
  #anchor: string | undefined;
  #isNewSection = true;
  /** Texts since the last code: the next code is theirs, and so is what follows it. */
  #waiting: PageBlock[] = [];
  #hasCode = false;

  section(heading: string | undefined, anchor: string | undefined): void {
    this.#heading = heading;
    this.#anchor = anchor;
    this.#isNewSection = true;
    // Examples have their parts under headings such as "CSS".
    if (!partOfExample.test(heading ?? '')) this.#waiting = [];
  }

  read(nodes: readonly Node[]): void {
    let run: Node[] = [];
    const endRun = () => {
      this.#add(run);
      run = [];
    };
    for (const node of nodes) {
      if (node.type === 'section-mark') continue;
      if (node.type === 'text' || (isElement(node) && phrasing.has(node.tag) && !hasCode(node))) {
        run.push(node);
        continue;
      }
      endRun();
      if (isElement(node)) this.#block(node);
    }
    endRun();
  }

  #block(node: Element): void {
    if (isHidden(node)) return;
    if (node.tag === 'pre') return this.#code(node);
    if (left.has(node.tag)) return;
    if (/^h[2-6]$/.test(node.tag)) return this.section(headingOf(node.children), node.attributes['id']);
    if (node.tag === 'dl') return this.#terms(node);
    this.read(node.children);
  }

  /** A meaning is under its term, as a text is under its heading. */
  #terms(list: Element): void {
    const before = { heading: this.#heading, anchor: this.#anchor };
    for (const child of list.children) {
      if (!isElement(child)) continue;
      if (child.tag === 'dt') this.section(headingOf(child.children), child.attributes['id'] ?? before.anchor);
      else if (child.tag === 'dd') this.read(child.children);
    }
    this.section(before.heading, before.anchor);
    this.#isNewSection = false;
  }

  #code(node: Element): void {
    const language = /\bbrush:\s*([\w-]+)/.exec(node.attributes['class'] ?? '')?.[1];
    const code: CodeExcerpt = {
      ...(language && language !== 'notranslate' ? { language } : {}),
      text: codeIn(node).replace(/\n$/, ''),
    };
    if (code.text.trim() !== '') {
      for (const block of this.#waiting) block.codes.push(code);
      this.codes.push({ anchor: this.#anchor, code });
      this.#hasCode = true;
    }
  }

  #add(nodes: readonly Node[]): void {
    if (nodes.every(isBlank)) return;
    const read: Run[] = [];
    // What is seen otherwise than it reads cannot be quoted.
    if (!addRuns(nodes, read, false)) return;
    const runs = joinedRuns(read);
    const text = runs.map((run) => run.text).join('');
    if (text === '') return;
    const first = this.blocks.length === 0 ? 'of-page' : this.#isNewSection ? 'of-section' : undefined;
    const block: PageBlock = { runs, text, heading: this.#heading, anchor: this.#anchor, first, codes: [] };
    this.#isNewSection = false;
    this.blocks.push(block);
    if (this.#hasCode) this.#waiting = [];
    this.#hasCode = false;
    this.#waiting.push(block);
  }
}

/** False where some of it is no text, or text that is not shown. */
function addRuns(nodes: readonly Node[], runs: Run[], isCode: boolean): boolean {
  return nodes.every((node) => {
    if (node.type === 'text') {
      runs.push(isCode ? { text: node.value, code: true } : { text: node.value });
      return true;
    }
    if (node.type !== 'element') return node.type === 'section-mark';
    if (left.has(node.tag) || node.tag === 'img' || isHidden(node)) return false;
    if (node.tag === 'br') runs.push({ text: ' ' });
    return addRuns(node.children, runs, isCode || node.tag === 'code' || node.tag === 'samp');
  });
}

function isHidden(node: Element): boolean {
  return (
    'hidden' in node.attributes ||
    node.attributes['aria-hidden'] === 'true' ||
    'style' in node.attributes ||
    ['hidden', 'visually-hidden', 'example-header', 'badge', 'icon'].some((name) => hasClass(node, name)) ||
    /\bhidden\b/.test(node.attributes['class'] ?? '')
  );
}

/** Some old pages have blocks in phrases. */
function hasCode(node: Element): boolean {
  return node.children.some((child) => isElement(child) && (child.tag === 'pre' || child.tag === 'p' || hasCode(child)));
}

function codeIn(node: Node): string {
  if (node.type === 'verbatim') return textOfHtml(node.value);
  return node.type === 'element' ? node.children.map(codeIn).join('') : textOf(node);
}

/** Without the badges beside a name, such as "Deprecated". */
function headingOf(nodes: readonly Node[]): string {
  return shownText(nodes).replace(/\s+/g, ' ').trim();
}

function shownText(nodes: readonly Node[]): string {
  return nodes.map((node) => (isElement(node) ? (isHidden(node) ? '' : shownText(node.children)) : textOf(node))).join('');
}
