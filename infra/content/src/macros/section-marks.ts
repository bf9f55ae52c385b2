import type { Macro } from './macro.ts';

/** `{{compat}}`: the compatibility table of the keys in the front matter. */
export const compat: Macro = () => [{ type: 'section-mark', kind: 'browser_compatibility' }];

/** `{{specifications}}`: the table of the standards that define what the page is about. */
export const specifications: Macro = () => [{ type: 'section-mark', kind: 'specifications' }];
