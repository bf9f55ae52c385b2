import type { MacroCall } from '../../parse/macro-calls.ts';
import { element, type Node } from '../../parse/tree.ts';

/** A call of an unknown macro stays visible, struck through, so that it is found and fixed. */
export function unknownMacro(call: MacroCall): readonly Node[] {
  return [element('s', { class: 'unknown-macro' }, [element('code', {}, [call.source])])];
}
