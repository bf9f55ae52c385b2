/** Pages of this site to which header and footer lead, by name; below the language of the reader where that has them. */
export const links = {
  about: '/about',
  advertising: '/advertising',
  aiHelp: '/plus/ai-help',
  accessibility: '/docs/Web/Accessibility',
  api: '/docs/Web/API',
  blog: '/blog/',
  collections: '/plus/collections',
  community: '/community',
  css: '/docs/Web/CSS',
  curriculum: '/curriculum/',
  extensions: '/docs/Mozilla/Add-ons/WebExtensions',
  faq: '/plus/docs/faq',
  html: '/docs/Web/HTML',
  http: '/docs/Web/HTTP',
  javascript: '/docs/Web/JavaScript',
  learn: '/docs/Learn',
  learnCss: '/docs/Learn/CSS',
  learnHtml: '/docs/Learn/HTML',
  learnJavascript: '/docs/Learn/JavaScript',
  licence: '/legal/licence',
  observatory: '/observatory',
  play: '/play',
  plus: '/plus',
  plusOverview: '/plus/docs/features/overview',
  privacy: '/about/privacy',
  settings: '/plus/settings',
  staff: '/plus/staff',
  terms: '/about/terms',
  updates: '/plus/updates',
  web: '/docs/Web',
} as const;

export const siteLinks: string[] = Object.values(links);

/** Tells programs of what is new on the site. */
export const newsFeed = '/en-US/blog/rss.xml';
