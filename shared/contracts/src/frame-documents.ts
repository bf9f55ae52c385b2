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
