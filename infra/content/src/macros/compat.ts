import type { Macro } from './machinery/macro.ts';
import { sectionMark } from './machinery/data-section.ts';

/** `{{Compat}}`: the compatibility table of the keys in the front matter or, on older pages, of `{{Compat("key")}}`. */
export const compat: Macro = (given) => [sectionMark('browser_compatibility', given)];
