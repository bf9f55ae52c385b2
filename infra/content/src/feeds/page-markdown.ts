import type { Page, Section } from '@webdocs/contracts/page/page';
import { headOf } from '@webdocs/contracts/page/head';
import { parseHtml } from '../parse/markdown.ts';
import type { Node } from '../parse/tree.ts';
import { markdownText } from './markdown-text.ts';

/** How HTML of a page becomes a tree. */
export type ReadHtml = (html: string) => readonly Node[];

/** `{page}.md`: a page as Markdown, with whole addresses, for programs and for readers who prefer plain text. */
export function pageMarkdown(page: Page, address: string, read: ReadHtml = parseHtml): string | undefined {
  const absolute = (href: string) => (/^\/(?!\/)/.test(href) ? address + href : absoluteAddress(href, address + page.url));
  const body = bodyOf(page, (html) => markdownText(read(html), absolute), absolute);
  if (body === undefined) return undefined;
  const { title, summary } = openingOf(page);
  return `${[`# ${title}`, ...(summary ? [summary] : []), ...body.filter(Boolean), `---\n\nSource: <${address}${encodeURI(page.url)}>`].join('\n\n')}\n`;
}

function openingOf(page: Page): { title: string; summary?: string | undefined } {
  if ('doc' in page) return { title: page.doc.title };
  if (!('hyData' in page) || !('sections' in page.hyData)) return { title: headOf(page).title };
  if ('title' in page.hyData) return { title: page.hyData.title, summary: page.hyData.summary };
  return { title: page.hyData.contributorName, summary: page.hyData.quote && `> ${page.hyData.quote}` };
}

function bodyOf(page: Page, text: (html: string) => string, absolute: (href: string) => string): string[] | undefined {
  if ('hyData' in page && 'sections' in page.hyData) return page.hyData.sections.map(text);
  if ('hyData' in page && 'posts' in page.hyData)
    return [
      page.hyData.posts
        .map(
          (post) => `- [${post.title}](${absolute(`/en-US/blog/${post.slug}/`)})${post.date ? ` (${post.date})` : ''}: ${post.description}`,
        )
        .join('\n'),
    ];
  if (!('doc' in page)) return undefined;
  return page.doc.body.map((section) => sectionText(section, text, absolute));
}

function sectionText({ type, value }: Section, text: (html: string) => string, absolute: (href: string) => string): string {
  const { title, isH3, content } = value as { title?: string | null; isH3?: boolean; content?: string };
  const parts = [title ? `${isH3 ? '###' : '##'} ${text(title).replace(/\s+/g, ' ')}` : ''];
  if (type === 'specifications' && 'specifications' in value)
    parts.push(
      (value.specifications as Array<{ bcdSpecificationURL: string; title: string }>)
        .map((known) => `- [${known.title}](${known.bcdSpecificationURL})`)
        .join('\n'),
    );
  if (type === 'browser_compatibility' && 'query' in value)
    parts.push(`Support by browsers, as data: <${absolute(`/bcd/api/v0/current/${String(value.query)}.json`)}>`);
  if (content) parts.push(text(content));
  return parts.filter(Boolean).join('\n\n');
}

function absoluteAddress(href: string, page: string): string {
  return URL.canParse(href, page) ? new URL(href, page).href : href;
}
