/** What a page is to those who count: few enough that a chart can show them. */
export const pageKinds = [
  'home',
  'reference',
  'guide',
  'learn',
  'glossary',
  'search',
  'play',
  'blog',
  'curriculum',
  'plus',
  'observatory',
  'advertising',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];
