/** Of the one heading of the first level: a page begins there for readers who skip what is before it. Apart, as every page has it. */
export const headingId = 'page-heading';

/** Ids and attributes by which server HTML, head script and shell find each other. */
export const documentIds = {
  state: 'webdocs-state',
  header: 'shell-header',
  main: 'content',
  footer: 'shell-footer',
  notices: 'shell-notices',
} as const;
