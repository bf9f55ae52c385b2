import { fileURLToPath } from 'node:url';

/** The root of what the site shows out of the box. */
export const defaultContentRoot = fileURLToPath(new URL('../content', import.meta.url));

/** What was written and reviewed for pages that are made of open data. */
export const defaultReviewedFolder = fileURLToPath(new URL('../reference', import.meta.url));
