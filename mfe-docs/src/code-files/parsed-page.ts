import { trustedHtml } from '@webdocs/remote-kit';

/**
 * A page of a reader as elements to look at, in a template, where nothing runs, loads or is styled: in any document of this page its policy would be
 * asked about each style, and refusals told. So its text needs no trust. What is in `html`, `head` and `body` is there without them.
 */
export function parsedPage(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template;
}
