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

/** The first of several slugs that exists in the page's language or in English, there or in the folder it had before mid-2025. */
export function existing({ locale, documents }: MacroContext, slugs: readonly string[]): string | undefined {
  return withOlder(slugs).find((slug) => documents.findOrEnglish(locale, slug));
}

/** The same; else the first that a redirect knows, and the first of all when none does. */
export function firstExisting(context: MacroContext, slugs: readonly [string, ...string[]]): string {
  return existing(context, slugs) ?? withOlder(slugs).find((slug) => context.hasMoved(slug)) ?? slugs[0];
}

function withOlder(slugs: readonly string[]): readonly string[] {
  return [...slugs, ...slugs.flatMap(olderSlugs)];
}

/** 'Web/CSS/Reference/Properties/gap' -> 'Web/CSS/gap' */
function olderSlugs(slug: string): string[] {
  const [today, before] = olderFolders.find(([folder]) => slug.startsWith(`${folder}/`)) ?? [];
  return today === undefined || before === undefined ? [] : [before + slug.slice(today.length)];
}

/** Folders of today, with what they were before each part of the documentation had a folder `Reference`. */
const olderFolders: ReadonlyArray<readonly [today: string, before: string]> = [
  ['Web/CSS/Reference/Properties', 'Web/CSS'],
  ['Web/CSS/Reference/Values', 'Web/CSS'],
  ['Web/CSS/Reference/Selectors', 'Web/CSS'],
  ['Web/CSS/Reference/At-rules', 'Web/CSS'],
  ['Web/CSS/Reference', 'Web/CSS'],
  ['Web/HTML/Reference/Elements', 'Web/HTML/Element'],
  ['Web/HTTP/Reference', 'Web/HTTP'],
  ['Web/SVG/Reference', 'Web/SVG'],
  ['Web/MathML/Reference', 'Web/MathML'],
];
