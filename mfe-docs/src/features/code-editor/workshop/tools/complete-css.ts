import type { Completion, CompletionContext } from '@codemirror/autocomplete';
import type { SyntaxNode } from '@lezer/common';
import type { Fitting } from './fitting.ts';
import type { Names } from './names.ts';

/** Every property takes them. */
const ofAllProperties = ['inherit', 'initial', 'revert', 'revert-layer', 'unset'];

/** The text of the declaration, or of what else has begun, up to the caret. */
export function completeCss(context: CompletionContext, node: SyntaxNode, names: Names): Fitting | undefined {
  if (/Comment|StringLiteral/.test(node.name)) return undefined;
  const before = context.state.sliceDoc(Math.max(0, context.pos - 2000), context.pos);
  const written = /[^{};]*$/.exec(before)?.[0] ?? '';
  const word = /[\w-]*$/.exec(written)?.[0] ?? '';
  const from = context.pos - word.length;

  if (/^\s*@[\w-]*$/.test(written)) return { from, options: names.atRules };
  const value = /^\s*(?<property>[\w-]+)\s*:(?<value>.*)$/s.exec(written)?.groups;
  const isInBlock = isInside(node);
  if (value && isInBlock && names.valuesOf(value['property'] ?? '').length > 0) {
    if (word === '' && !context.explicit && !/\s$/.test(written)) return undefined;
    return { from, options: valueOptions(names, value['property'] ?? '', value['value'] ?? '') };
  }
  const pseudo = /::?[\w-]*$/.exec(written)?.[0];
  if (pseudo !== undefined && !(value && isInBlock && /^\s*[\w-]+\s*:\s/.test(written)))
    return { from: context.pos - pseudo.length, options: names.pseudoClasses.filter(({ label }) => label.startsWith(pseudo.slice(0, 2))) };
  if (word === '' && !context.explicit) return undefined;
  if (isInBlock && /^\s*[\w-]*$/.test(written)) return { from, options: names.properties.map(asProperty) };
  if (!isInBlock && /(^|[\s,>+~(])[\w-]*$/.test(written)) return { from, options: names.elements };
  return undefined;
}

function isInside(node: SyntaxNode): boolean {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (at.name === 'Block' || at.name === 'Styles') return true;
  return false;
}

function asProperty(option: Completion): Completion {
  return { ...option, apply: `${option.label}: ` };
}

function valueOptions(names: Names, property: string, written: string): readonly Completion[] {
  const words = names.valuesOf(property);
  const isFirst = /^\s*[\w-]*$/.test(written);
  return [
    ...words.map((label) => (label.endsWith('()') ? callOf(label) : { label })),
    callOf('var()'),
    ...(isFirst ? ofAllProperties.map((label) => ({ label, boost: -10 })) : []),
  ];
}

/** The caret goes between the brackets. */
function callOf(label: string): Completion {
  return {
    label,
    apply: (view, _completion, from, to) =>
      view.dispatch({ changes: { from, to, insert: label }, selection: { anchor: from + label.length - 1 }, userEvent: 'input.complete' }),
  };
}
