import type { Quote } from '@webdocs/contracts/answers/answer';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Content } from '@webdocs/content';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { textOf } from './answer-text.ts';

/** What readers see of a page, read by a parser that the site does not use. */
export interface ShownPage {
  readonly text: string;
  readonly codes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

export async function shownPage(url: string, content: Pick<Content, 'page'>): Promise<ShownPage | undefined> {
  const answer = await content.page(addressOf(url));
  if (answer.kind !== 'found' || !('doc' in answer.page)) return undefined;
  const ids = new Set<string>();
  const codes = new Set<string>();
  let text = '';
  for (const { value } of answer.page.doc.body) {
    const { id, content: html } = value as { id?: string | null; content?: string };
    if (id) ids.add(id);
    text += ` ${read(parseFragment(html ?? ''), ids, codes)}`;
  }
  return { text: inOneLine(text), codes, ids };
}

/** What is wrong with a quote: nothing, where its words and its code are on the page, and its address leads to a place of it. */
export function flawOfQuote(quote: Quote, page: ShownPage | undefined): string | undefined {
  if (!page) return 'its page is not there';
  if (!page.text.includes(inOneLine(textOf(quote)))) return `the page does not say: ${textOf(quote)}`;
  const codes = [...(quote.code ? [quote.code] : []), ...(quote.more_code ?? [])];
  for (const { text } of codes) if (!page.codes.has(text.trim())) return `the page does not show: ${text}`;
  const [, anchor = ''] = /#(.*?):~:text=/.exec(quote.href) ?? [];
  return anchor !== '' && !page.ids.has(decodeURIComponent(anchor)) ? `the page has no place #${anchor}` : undefined;
}

function read(node: Tree.Node, ids: Set<string>, codes: Set<string>): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node)) return '';
  const attributes = 'attrs' in node ? node.attrs : [];
  const id = attributes.find(({ name }) => name === 'id')?.value;
  if (id !== undefined) ids.add(id);
  const isBlock = /^(?:p|li|dd|dt|div|td|th|h[2-6]|pre|br|ul|ol|dl|table|section|blockquote)$/.test(node.nodeName);
  const text = node.childNodes.map((child) => read(child, ids, codes)).join('');
  if (node.nodeName === 'pre') codes.add(text.trim());
  return isBlock ? ` ${text} ` : text;
}

function inOneLine(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ').trim();
}
