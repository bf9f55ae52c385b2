import { createElement, useState, type HTMLAttributes } from 'react';
import { trustedHtml } from './trusted-html.ts';

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'nav' | 'span' | 'article' | 'h1' | 'h2' | 'h3' | 'a';
  /** Absent or empty in a page that the server rendered: its HTML is in the document already and stays there. */
  readonly html: string | undefined;
}

/** HTML out of the content build. While hydrating, React keeps the element's content, whatever it is. */
export function Html({ as = 'div', html, ...attributes }: HtmlProps) {
  // Fixed at mount: the element of another page has another key, and a later render must not touch what is in it.
  const [inner] = useState(() => ({ __html: trustedHtml(html ?? '') }));
  return createElement(as, { ...attributes, suppressHydrationWarning: true, dangerouslySetInnerHTML: inner });
}
