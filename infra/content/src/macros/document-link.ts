import type { MacroContext } from './macro.ts';
import { element, type Element } from '../parse/tree.ts';

interface LinkLook {
  readonly anchor?: string | undefined;
  readonly code?: boolean;
}

/** A link to a document by slug, in the language of the page. Whether the document exists is found out later. */
export function documentLink({ locale }: MacroContext, slug: string, display: string, { anchor, code = true }: LinkLook = {}): Element {
  const fragment = anchor ? `#${anchor.replace(/^#/, '')}` : '';
  return element('a', { href: `/${locale}/docs/${slug}${fragment}` }, [code ? element('code', {}, [display]) : display]);
}

/** The first of several slugs that exists in the page's language or in English; the first of all when none does. */
export function firstExisting({ locale, documents }: MacroContext, slugs: readonly [string, ...string[]]): string {
  return slugs.find((slug) => documents.find(locale, slug) ?? documents.find('en-US', slug)) ?? slugs[0];
}
