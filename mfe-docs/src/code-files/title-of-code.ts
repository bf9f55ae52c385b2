import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { parsedPage } from './parsed-page.ts';

const longestTitle = 48;

/** What code calls itself: its title, else its first heading, else what it begins with; empty where it has nothing to say. */
export function titleOfCode({ html = '', css = '', js = '' }: SampleCode): string {
  const { content } = parsedPage(html);
  for (const hidden of content.querySelectorAll('script, style, svg title')) hidden.remove();
  const spoken = content.querySelector('title, h1, h2, h3') ?? content;
  const said = [content.querySelector('title')?.textContent, spoken.textContent, js, css].map((text) =>
    (text ?? '').replace(/\s+/g, ' ').trim(),
  );
  const title = said.find(Boolean) ?? '';
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title;
}
