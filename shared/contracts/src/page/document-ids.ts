/** Ids and attributes by which server HTML, head script and shell find each other. */
export const documentIds = {
  state: 'webdocs-state',
  header: 'shell-header',
  main: 'content',
  /** Of the one heading of the first level: a page begins there for readers who skip what is before it. */
  heading: 'page-heading',
  footer: 'shell-footer',
  notices: 'shell-notices',
} as const;
