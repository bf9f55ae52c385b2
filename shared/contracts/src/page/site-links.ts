/** Documents that header and footer lead to in the reader's language, below it. */
export const frameDocuments: readonly string[] = [
  '/docs/Learn',
  '/docs/Learn/HTML',
  '/docs/Learn/CSS',
  '/docs/Learn/JavaScript',
  '/docs/Web',
  '/docs/Web/Accessibility',
  '/docs/Web/API',
  '/docs/Web/CSS',
  '/docs/Web/HTML',
  '/docs/Web/HTTP',
  '/docs/Web/JavaScript',
  '/docs/Mozilla/Add-ons/WebExtensions',
];

/** Whatever header, footer and placements lead to: where one of these pages is missing its link is left away. */
export const framePages: readonly string[] = [
  ...frameDocuments,
  '/about',
  '/about/privacy',
  '/about/terms',
  '/advertising',
  '/blog/',
  '/community',
  '/curriculum/',
  '/legal/licence',
  '/observatory',
  '/play',
  '/plus',
  '/plus/ai-help',
  '/plus/collections',
  '/plus/docs/faq',
  '/plus/docs/features/overview',
  '/plus/settings',
  '/plus/staff',
  '/plus/updates',
];
