import { fileURLToPath } from 'node:url';

/** Pages of our own for the tests of documents; `test.use({ flags: ['--content', readingContent] })`. */
export const readingContent = fileURLToPath(new URL('../content', import.meta.url));
