import { element, text, type Element, type Node } from '../../parse/tree.ts';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { DocumentRecord } from '../../read/document-index.ts';
import { compareTitles } from '@webdocs/i18n/title-order';
import { statusBadges } from '../badges.ts';
import { documentLink } from './document-link.ts';
import { withinBudget } from './list-budget.ts';
import type { MacroContext } from './macro.ts';

/** '/en-US/docs/Web/API/' -> 'Web/API' */
export function slugOfAddress(address: string): string {
  return address.replace(/^\/(?:[^/]+\/)?docs\//, '').replace(/^\/+|\/+$/g, '');
}

/** The pages right below a page by title, in the language or, where it lacks one, in English. */
export function pagesBelow(slug: string, context: MacroContext): readonly DocumentRecord[] {
  return withinBudget(context, () => {
    const { documents, locale } = context;
    const own = documents.childrenOf(locale, slug);
    const known = new Set(own.map((page) => page.slug.toLowerCase()));
    const english = locale === fallbackLocale ? [] : documents.childrenOf(fallbackLocale, slug);
    const all = [...own, ...english.filter((page) => !known.has(page.slug.toLowerCase()))];
    return all.sort((a, b) => compareTitles(a.shortTitle, b.shortTitle));
  });
}

/** Every page of some types, in the language or in English. */
export function pagesOfTypes(types: ReadonlySet<string>, context: MacroContext): readonly DocumentRecord[] {
  return withinBudget(context, () =>
    [...context.documents.inLocale(fallbackLocale)]
      .filter((page) => types.has(page.pageType ?? ''))
      .map((page) => context.documents.find(context.locale, page.slug) ?? page),
  );
}

/** A title with what is in back-ticks as code. */
export function titleNodes(title: string): Node[] {
  return title.split('`').flatMap((piece, index) => (piece === '' ? [] : [index % 2 ? element('code', {}, [piece]) : text(piece)]));
}

export function pageLink(page: DocumentRecord, context: MacroContext, { code = false, title = page.shortTitle } = {}): Element {
  return documentLink(context, page.slug, titleNodes(title), { code });
}

/** Badges, each after a space, for what a list tells about the standing of a page. */
export function badgesOf(page: DocumentRecord | undefined, context: MacroContext): Node[] {
  return (page ? statusBadges(page, context) : []).flatMap((badge) => [text(' '), badge]);
}
