import type { DataGiven, Node } from '../parse/tree.ts';
import type { Macro, MacroArguments } from './machinery/macro.ts';

/** `{{Compat}}`: the compatibility table of the keys in the front matter or, on older pages, of `{{Compat("key")}}`. */
export const compat: Macro = (given) => [mark('browser_compatibility', given)];

/** `{{Specifications}}`: the standards that define what the page is about; older pages name them as `{{Specifications("key", "address")}}`. */
export const specifications: Macro = (given) => [mark('specifications', given)];

function mark(kind: 'browser_compatibility' | 'specifications', given: MacroArguments): Node {
  const data: DataGiven = { compatKeys: listed(given.text(0)), specUrls: kind === 'specifications' ? listed(given.text(1)) : [] };
  return data.compatKeys.length + data.specUrls.length > 0 ? { type: 'section-mark', kind, given: data } : { type: 'section-mark', kind };
}

function listed(names: string | undefined): string[] {
  return names?.split(/[\s,]+/).filter(Boolean) ?? [];
}
