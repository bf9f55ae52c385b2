/** Ids inside the header that links lead to and buttons open. The search input belongs to the team that fills the slot. */
export const headerIds = { menu: 'main-menu', tools: 'header-tools', language: 'language-menu', search: 'header-search-q' } as const;
