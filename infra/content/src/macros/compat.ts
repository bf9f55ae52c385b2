import type { Macro } from './machinery/macro.ts';
import { dataSection } from './machinery/data-section.ts';

/** `{{Compat}}`: the compatibility table of the keys in the front matter or, on older pages, of `{{Compat("key")}}`. */
export const compat: Macro = (given) => [dataSection('browser_compatibility', given)];
