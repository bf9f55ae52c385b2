/** What the source of a click begins with. What begins with anything else is counted together. */
export const clickSourcePrefixes = [
  'a11y_menu',
  'ai_help',
  'article_footer',
  'baseline_',
  'bcd: ',
  'blog',
  'collections',
  'copy_',
  'curriculum',
  'example_message: ',
  'external-link',
  'homepage',
  'language: ',
  'language_remember',
  'learn',
  'menu_click',
  'newsletter',
  'observatory',
  'offline_',
  'play_action',
  'plus_',
  'pong: ',
  'quick-search',
  'scroll: ',
  'sidebar_click',
  'site-search',
  'survey: ',
  'theme_switcher',
  'thumbs',
  'toc_click',
  'top_nav',
  'updates',
  'user_menu',
] as const;

/** As long as a label of Glean may be, in bytes. */
export const longestClickSource = 100;

export const otherClickSource = 'other';
