import { markdownAlone } from '@webdocs/content/markdown';
import { isBlank, isElement, textOf, type Element, type Node } from '@webdocs/content/tree';
import type { MailBlock, MailInline } from '@webdocs/mail/mail-body';

/**
 * The Markdown of an issue as a mail can show it. HTML in it is shown as it is written; of links those to the web and to mail addresses stay, and of
 * pictures what they are described by: mail loads nothing.
 */
export function issueBody(source: string, origin: string): MailBlock[] {
  return blocksOf(markdownAlone(source), origin);
}

const inlineTags = ['a', 'strong', 'em', 'code', 'br', 'img'];
/** Deeper than a column of mail is wide. */
const deepest = 8;

function blocksOf(nodes: readonly Node[], origin: string, depth = 0): MailBlock[] {
  const blocks: MailBlock[] = [];
  let loose: Node[] = [];
  const endParagraph = () => {
    const first = loose.findIndex((node) => !isBlank(node));
    if (first !== -1) blocks.push({ kind: 'paragraph', content: inlineOf(withoutLastLineEnd(loose.slice(first)), origin) });
    loose = [];
  };
  for (const node of nodes) {
    if (node.type !== 'element' || inlineTags.includes(node.tag)) loose.push(node);
    else {
      endParagraph();
      blocks.push(...blockOf(node, origin, depth));
    }
  }
  endParagraph();
  return blocks;
}

function blockOf(node: Element, origin: string, depth: number): MailBlock[] {
  const { tag, children } = node;
  if (depth > deepest) return [{ kind: 'paragraph', content: [textOf(node).trim()] }];
  if (tag === 'p') return [{ kind: 'paragraph', content: inlineOf(children, origin) }];
  if (/^h[1-6]$/.test(tag)) return [{ kind: 'heading', content: inlineOf(children, origin) }];
  if (tag === 'ul' || tag === 'ol') return [listOf(node, origin, depth)];
  if (tag === 'blockquote') return [{ kind: 'quote', content: blocksOf(children, origin, depth + 1) }];
  if (tag === 'pre') return [{ kind: 'code', text: textOf(node).replace(/\n$/, '') }];
  if (tag === 'hr') return [{ kind: 'line' }];
  if (tag === 'tr') return [{ kind: 'paragraph', content: rowOf(node, origin) }];
  return blocksOf(children, origin, depth);
}

function listOf({ tag, attributes, children }: Element, origin: string, depth: number): MailBlock {
  const start = Number(attributes['start'] ?? 1);
  const items = children.filter((child) => isElement(child, 'li')).map((item) => blocksOf(item.children, origin, depth + 1));
  return { kind: 'list', isOrdered: tag === 'ol', start: Number.isSafeInteger(start) ? start : 1, items };
}

function withoutLastLineEnd(nodes: readonly Node[]): readonly Node[] {
  const last = nodes.at(-1);
  return last?.type === 'text' ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }] : nodes;
}

/** A phone shows no table of mail: a row is a line. */
function rowOf({ children }: Element, origin: string): MailInline[] {
  const cells = children.filter((child) => isElement(child, 'td', 'th')).map((cell) => inlineOf(cell.children, origin));
  return cells.flatMap((cell, index) => (index === 0 ? cell : [' · ', ...cell]));
}

function inlineOf(nodes: readonly Node[], origin: string): MailInline[] {
  return nodes.flatMap((node, index): MailInline[] => {
    // The line of Markdown ends after its mark for a break.
    const isAtBreak = isElement(nodes[index - 1], 'br');
    if (node.type === 'text') return [isAtBreak ? node.value.replace(/^\n/, '') : node.value];
    if (node.type === 'verbatim') return [node.value];
    if (node.type !== 'element') return [];
    const { tag, attributes, children } = node;
    if (tag === 'br') return [{ kind: 'break' }];
    if (tag === 'img') return attributes['alt'] ? [attributes['alt']] : [];
    const content = inlineOf(children, origin);
    if (tag === 'a') return linkOf(attributes['href'], content, origin);
    const kind = styles[tag];
    return kind ? [{ kind, content }] : content;
  });
}

const styles: Readonly<Record<string, 'strong' | 'emphasis' | 'code'>> = { strong: 'strong', em: 'emphasis', code: 'code' };
const protocols = ['https:', 'http:', 'mailto:'];

/** An address without a host is one of this site. */
function linkOf(href: string | undefined, content: readonly MailInline[], origin: string): MailInline[] {
  if (!href || !URL.canParse(href, origin)) return [...content];
  const { protocol, href: address } = new URL(href, origin);
  return protocols.includes(protocol) ? [{ kind: 'link', address, content }] : [...content];
}
