import type { PageKind } from '@webdocs/contracts/api/search';

interface KindRule {
  readonly kind: PageKind;
  readonly slug?: RegExp;
  readonly pageType?: RegExp;
}

/** The first that fits; everything else is reference. */
const kinds: readonly KindRule[] = [
  { kind: 'post', slug: /^blog\// },
  { kind: 'lesson', slug: /^(?:curriculum|Learn(?:_web_development)?)(?:\/|$)/, pageType: /^(?:learn-|tutorial)/ },
  { kind: 'definition', slug: /^Glossary\//, pageType: /^glossary-/ },
  { kind: 'guide', slug: /\/(?:Guides?|How_to)\//, pageType: /^(?:guide|how-to|landing-page|mdn-)/ },
];

/** What a page is written for. */
export function kindOfPage({ slug, pageType = '' }: { readonly slug: string; readonly pageType?: string | undefined }): PageKind {
  return kinds.find((rule) => rule.slug?.test(slug) || rule.pageType?.test(pageType))?.kind ?? 'reference';
}
