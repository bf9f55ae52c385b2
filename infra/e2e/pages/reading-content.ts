import { fileURLToPath } from 'node:url';

/** The content for tests of documents. */
export const readingContent = fileURLToPath(new URL('../content', import.meta.url));

/**
 * Flags of their site, for `test.use({ flags: readingSite })`. Files that pass the same list share a worker, and with it the site
 * and the browser: Playwright compares lists by identity.
 */
export const readingSite = ['--content', readingContent];

/** A site that has a page for every entry of the specified menus. */
export const siteOfEveryMenu = [...readingSite, '--with-default'];
