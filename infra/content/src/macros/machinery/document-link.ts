import type { MacroContext } from './macro.ts';
import { element, isElement, text, type Element, type Node } from '../../parse/tree.ts';

interface LinkLook {
  readonly anchor?: string | undefined;
  readonly code?: boolean;
}

/** A link to a document by slug, in the language of the page. Whether the document exists is found out later. */
export function documentLink(
  { locale }: MacroContext,
  slug: string,
  label: string | readonly Node[],
  { anchor, code = true }: LinkLook = {},
): Element {
  const fragment = anchor ? `#${anchor.replace(/^#/, '')}` : '';
  const shown = typeof label === 'string' ? [text(label)] : label;
  const inCode = code && !shown.some((node) => isElement(node, 'code'));
  return element('a', { href: `/${locale}/docs/${slug}${fragment}` }, inCode ? [element('code', {}, shown)] : shown);
}

/** The first of several slugs that exists in the page's language or in English. */
export function existing({ locale, documents }: MacroContext, slugs: readonly string[]): string | undefined {
  return slugs.find((slug) => documents.findOrEnglish(locale, slug));
}

/** The same, and the first of all when none does. */
export function firstExisting(context: MacroContext, slugs: readonly [string, ...string[]]): string {
  return existing(context, slugs) ?? slugs[0];
}
