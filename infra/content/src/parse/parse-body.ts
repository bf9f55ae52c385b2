import { markCallout, type CalloutWords } from './callouts.ts';
import { codeBlockOf, type CodeWords } from './code-blocks.ts';
import { definitionListOf } from './definition-lists.ts';
import { formulaOf, isFormula, isParagraphOfFormulas } from './formulas.ts';
import { identify } from './heading-ids.ts';
import { extractMacroCalls, sourceOffsets, type MacroCall } from './macro-calls.ts';
import { parseHtml, parseMarkdown } from './markdown.ts';
import { olderHtml } from './older-html.ts';
import { linkPartnerLessons } from './partner-lessons.ts';
import { putMacrosIn } from './macro-results.ts';
import { sanitize, type Removal } from './sanitize.ts';
import { addClass, eachElement, element, hasClass, isBlank, isElement, type Element, type Node } from './tree.ts';

export interface BodyParts {
  readonly words: CalloutWords & CodeWords;
  /** What a macro call stands for. */
  readonly expand: (call: MacroCall) => readonly Node[];
  readonly link: (link: Element) => void;
  /** Is given what loads a file: a picture, a film, a sound. */
  readonly media: (media: Element) => void;
  readonly removed: (removal: Removal) => void;
  readonly isHtml?: boolean | undefined;
  /** Elements have to tell where in the source they are. */
  readonly places?: boolean;
}

const mediaElements: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'source', 'track']);

/** Pages in HTML mark as code what a macro gives; calls in examples are shown as they are everywhere. */
const verbatimInHtml: ReadonlySet<string> = new Set(['pre']);

/** From Markdown, or the HTML of older pages, to the finished tree of a page, in the order that the dialect needs. */
export function readBody(source: string, parts: BodyParts): Node[] {
  const { text, calls } = extractMacroCalls(source);
  const written = sanitize(linkPartnerLessons(parsed(text, calls, parts)), parts.removed);
  const tree = speakDialect(putMacrosIn(written, calls, parts.expand, parts.isHtml ? verbatimInHtml : undefined), parts);
  identify(tree);
  return tree;
}

/** Places that the parser gives are those of the text with tokens; writers know their own. */
function parsed(text: string, calls: readonly MacroCall[], { isHtml, places = false }: BodyParts): Node[] {
  const tree = isHtml ? olderHtml(parseHtml(text, { places })) : parseMarkdown(text, { places });
  if (!places) return tree;
  const inSource = sourceOffsets(calls);
  eachElement(tree, (node) => {
    if (node.place) node.place = { start: inSource(node.place.start), end: inSource(node.place.end) };
  });
  return tree;
}

function speakDialect(nodes: Node[], parts: BodyParts, inPhrase = false): Node[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (node.tag === 'pre') return formulaOf(node, parts.removed) ?? codeBlockOf(node, parts.words) ?? within(untranslated(node), parts);
    if (node.tag === 'ul') {
      const definitions = definitionListOf(node);
      if (definitions) return within(definitions, parts);
    }
    if (hasClass(node, 'hidden')) node.attributes['hidden'] = '';
    if (node.tag === 'blockquote') markCallout(node, parts.words);
    if (isParagraphOfFormulas(node)) return scrolling(node.children.filter((child) => !isBlank(child)));
    if (node.tag === 'a') parts.link(node);
    if (mediaElements.has(node.tag)) parts.media(node);
    within(node, parts);
    return node.tag === 'table' || (isFormula(node) && !inPhrase) ? scrolling([node]) : node;
  });
}

/** A browser that translates a page leaves alone what is written out as it is. */
function untranslated(node: Element): Element {
  addClass(node, 'notranslate');
  return node;
}

/** Elements in which a formula of its own is no part of a sentence. */
const flow = new Set(['div', 'section', 'article', 'aside', 'details', 'blockquote', 'li', 'dd', 'td', 'th', 'figure']);

/** What is wider than the text scrolls by itself. */
function scrolling(nodes: readonly Node[]): Element {
  return element('figure', { class: 'table-container' }, nodes);
}

function within(node: Element, parts: BodyParts): Element {
  const framed = isElement(node, 'figure') && hasClass(node, 'table-container');
  node.children = speakDialect(node.children, parts, !flow.has(node.tag));
  if (framed)
    node.children = node.children.flatMap((child) =>
      isElement(child, 'figure') && hasClass(child, 'table-container') ? child.children : [child],
    );
  return node;
}
