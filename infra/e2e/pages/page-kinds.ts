/** One address of every kind of page that the site has. */
export const pageKinds = {
  home: '/en-US/',
  'home in French': '/fr/',
  // With everything that the long page of Array has, and a third of its elements.
  'a reference document': '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap',
  'a document with examples': '/en-US/docs/Web/HTML/Reference/Elements/dialog',
  'a landing document': '/en-US/docs/Web',
  'a translated document': '/ja/docs/Web/Accessibility/Keyboard_basics',
  'search results': '/en-US/search?q=array',
  'a search without results': '/en-US/search?q=samovar',
  'a search without a query': '/en-US/search',
  'the blog': '/en-US/blog/',
  'a blog post': '/en-US/blog/text-before-script/',
  'the Plus landing page': '/en-US/plus',
  'the updates': '/en-US/plus/updates',
  'AI Help': '/en-US/plus/ai-help',
  'Plus documentation': '/en-US/plus/docs/features/overview',
  'the newsletter': '/en-US/newsletter',
  'the curriculum': '/en-US/curriculum/',
  'the about page': '/en-US/about',
  'the community page': '/en-US/community',
  'the advertising page': '/en-US/advertising',
  'the license page': '/en-US/legal/license',
  'a generic page': '/en-US/observatory/docs/faq',
} as const;

/** They hold both the user's content and an invitation to sign in; the browser decides which of them stays. */
export const memberPageKinds = {
  'collections before the session is known': '/en-US/plus/collections',
  'settings before the session is known': '/en-US/plus/settings',
} as const;

const missingPageKinds = {
  'a missing document': '/en-US/docs/Nowhere',
  'a missing post': '/en-US/blog/nowhere/',
  'a missing translation': '/fr/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap',
} as const;

export const everyPageKind = Object.entries({ ...pageKinds, ...memberPageKinds, ...missingPageKinds });

/** A browser writes to the console that the requested page was not found. */
export const missingPage = /Failed to load resource: the server responded with a status of 404/;
