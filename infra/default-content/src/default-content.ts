import { fileURLToPath } from 'node:url';

/** The root of what the site shows out of the box. */
export const defaultContentRoot = fileURLToPath(new URL('../content', import.meta.url));
