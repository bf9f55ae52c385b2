import type { DataGiven, Node } from '../../parse/tree.ts';
import type { MacroArguments } from './macro.ts';

/** Marks where a section goes that is made of data: of what the call names, else of the front matter. */
export function dataSection(kind: 'browser_compatibility' | 'specifications', given: MacroArguments): Node {
  const data: DataGiven = { compatKeys: listed(given.text(0)), specUrls: kind === 'specifications' ? listed(given.text(1)) : [] };
  return data.compatKeys.length + data.specUrls.length > 0 ? { type: 'section-mark', kind, given: data } : { type: 'section-mark', kind };
}

function listed(names: string | undefined): string[] {
  return names?.split(/[\s,]+/).filter(Boolean) ?? [];
}
