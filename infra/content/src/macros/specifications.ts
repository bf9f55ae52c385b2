import type { Macro } from './machinery/macro.ts';
import { dataSection } from './machinery/data-section.ts';

/**
 * `{{Specifications}}`: the standards that define what the page is about; older pages name them as `{{Specifications("key",
 * "address")}}`.
 */
export const specifications: Macro = (given) => [dataSection('specifications', given)];
