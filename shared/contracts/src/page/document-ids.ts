/** Ids and attributes by which server HTML, head script and shell find each other. */
export const documentIds = {
  state: 'webdocs-state',
  header: 'shell-header',
  main: 'content',
  footer: 'shell-footer',
  notices: 'shell-notices',
} as const;
