import { fileURLToPath } from 'node:url';

/** The content for tests of documents. */
export const readingContent = fileURLToPath(new URL('../content', import.meta.url));

/** Flags of their site, for `test.use({ flags: readingSite })`. */
export const readingSite = ['--content', readingContent];

/** In development mode React reports hydration errors, and pages write their reports to the console. */
export const developmentSite = ['--development', ...readingSite, '--with-default'];

/** A site that has a page for every entry of the specified menus, and all features of Plus: another host would have its packs. */
export const siteOfEveryMenu = [...readingSite, '--with-default', '--newsletter', 'early', '--updates-address', 'https://packs.example'];
